-- Mixed questions for wrk: every line of the file that the variable QUESTIONS names is one, "METHOD PATH BODY".
local requests = {}

init = function() -- the host is known by now
  wrk.headers["Content-Type"] = "application/json"
  for line in io.lines(os.getenv("QUESTIONS")) do
    local method, path, body = line:match("^(%u+) (%S+) ?(.*)$")
    requests[#requests + 1] = wrk.format(method, path, nil, body ~= "" and body or nil)
  end
end

local at = 0
request = function()
  at = at % #requests + 1
  return requests[at]
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests": %d, "seconds": %.3f, "p50": %.3f, "p99": %.3f, "max": %.3f, "socket_errors": %d, "statuses": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    latency.max / 1000, errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
