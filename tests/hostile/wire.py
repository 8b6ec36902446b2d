"""Hostile bytes: what the server itself has to refuse, or to bear."""

from tests.hostile.rows import GOOD, HAND, JSON, NDJSON, Wire

_HOST = b"Host: localhost\r\n"
_JSON = b"Content-Type: " + JSON.encode() + b"\r\n"
_NDJSON = b"Content-Type: " + NDJSON.encode() + b"\r\n"
_CHUNKED = b"Transfer-Encoding: chunked\r\n"


def line(because: str, status: int | None, first: bytes) -> Wire:
    """Make the row of a request line."""
    return Wire(because, status, first + b"\r\n" + _HOST + b"\r\n")


def target(because: str, status: int, text: bytes) -> Wire:
    """Make the row of an address."""
    return line(because, status, b"GET " + text + b" HTTP/1.1")


def header(because: str, status: int, text: bytes, path: bytes = b"/healthz", host: bytes = _HOST) -> Wire:
    """Make the row of headers."""
    return Wire(because, status, b"GET " + path + b" HTTP/1.1\r\n" + host + text + b"\r\n\r\n")


def framed(
    because: str, status: int, headers: bytes, body: bytes = GOOD, kind: bytes = _JSON, path: bytes = b"/v1/score"
) -> Wire:
    """Make the row of a body, by the headers that say where it ends."""
    return Wire(because, status, b"POST " + path + b" HTTP/1.1\r\n" + _HOST + kind + headers + b"\r\n" + body)


def chunked(because: str, status: int, body: bytes) -> Wire:
    """Make the row of a body in chunks."""
    return framed(because, status, _CHUNKED, body)


def chunks(*parts: bytes, end: bytes = b"0\r\n\r\n") -> bytes:
    """Cut a body into chunks."""
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + end


LENGTHS = [
    framed("a negative length", 400, b"Content-Length: -1\r\n"),
    framed("a plus sign", 400, b"Content-Length: +44\r\n"),
    framed("hexadecimal", 400, b"Content-Length: 0x2c\r\n"),
    framed("a float", 400, b"Content-Length: 44.0\r\n"),
    framed("no length", 400, b"Content-Length:\r\n"),
    framed("a word", 400, b"Content-Length: long\r\n"),
    framed("a digit that is none", 400, b"Content-Length: \xb2\r\n"),
    framed("over 64 bits", 413, b"Content-Length: 99999999999999999999\r\n"),
    framed("5,000 digits", 400, b"Content-Length: " + b"9" * 5000 + b"\r\n"),
    framed("two lengths", 400, b"Content-Length: 44\r\nContent-Length: 45\r\n"),
    framed("the same length twice", 400, b"Content-Length: 44\r\nContent-Length: 44\r\n"),
    framed("a list of lengths", 400, b"Content-Length: 44, 44\r\n"),
    framed("a body that is shorter, and yet whole JSON", 400, b"Content-Length: 100\r\n"),
    framed(
        "a body that is shorter, for a batch", 400, b"Content-Length: 100\r\n", b'{"requests":[]}', path=b"/v1/batch"
    ),
    framed("a body that is longer", 400, b"Content-Length: 20\r\n"),
    framed("a length of nothing", 400, b"Content-Length: 0\r\n"),
    framed("neither length nor chunks", 400, b""),
    framed("half a body", 400, b"Content-Length: 44\r\n", GOOD[:20]),
]

CHUNKS = [
    framed("length and chunks", 400, _CHUNKED + b"Content-Length: 5\r\n", b"0\r\n\r\n"),
    framed("chunks and length", 400, b"Content-Length: 5\r\n" + _CHUNKED, b"0\r\n\r\n"),
    framed("an unknown coding", 400, b"Transfer-Encoding: xyz\r\n"),
    framed("an unknown coding in chunks", 400, b"Transfer-Encoding: xyz, chunked\r\n", b"0\r\n\r\n"),
    framed("chunks in chunks", 400, b"Transfer-Encoding: chunked, chunked\r\n", b"0\r\n\r\n"),
    framed("chunks said twice", 400, _CHUNKED + _CHUNKED, b"0\r\n\r\n"),
    framed("chunks that are not the last coding", 400, b"Transfer-Encoding: chunked, gzip\r\n", b"0\r\n\r\n"),
    framed("no coding", 400, b"Transfer-Encoding: identity\r\n"),
    framed("compressed without an end", 400, b"Transfer-Encoding: gzip\r\n"),
    framed("compressed chunks are not unpacked", 400, b"Transfer-Encoding: gzip, chunked\r\n", chunks(b"\x1f\x8b")),
    framed("a control character before the coding", 400, b"Transfer-Encoding: \x0bchunked\r\n", b"0\r\n\r\n"),
    framed("a space before the colon", 400, b"Transfer-Encoding : chunked\r\n", b"0\r\n\r\n"),
    framed("a coding that hides in a second line", 400, b"Transfer-Encoding:\r\n chunked\r\n", b"0\r\n\r\n"),
    Wire("chunks before there were any", 400, b"POST /v1/score HTTP/1.0\r\n" + _JSON + _CHUNKED + b"\r\n0\r\n\r\n"),
    chunked("a size that is none", 400, b"zz\r\n{}\r\n0\r\n\r\n"),
    chunked("a negative size", 400, b"-1\r\n{}\r\n0\r\n\r\n"),
    chunked("a size with 0x", 400, b"0x2\r\n{}\r\n0\r\n\r\n"),
    chunked("a size of nothing", 400, b"\r\n{}\r\n0\r\n\r\n"),
    chunked("a size of 64 bits", 400, b"F" * 16 + b"\r\n{}\r\n0\r\n\r\n"),
    chunked("a size of 32,000 bits", 400, b"F" * 8000 + b"\r\n{}\r\n0\r\n\r\n"),
    chunked("a size line that never ends", 400, b"2" + b"0" * 70_000),
    chunked("a null character in a size", 400, b"2\0\r\n{}\r\n0\r\n\r\n"),
    chunked("an extension that is none", 400, b"2;\x01\r\n{}\r\n0\r\n\r\n"),
    chunked("a chunk that is longer than it says", 400, b"2\r\n{}}\r\n0\r\n\r\n"),
    chunked("a chunk without an end", 400, b"2\r\n{}0\r\n\r\n"),
    chunked("no last chunk", 400, chunks(GOOD, end=b"")),
    chunked("no chunk at all", 400, b""),
    chunked("only line feeds", 400, b"2\n{}\n0\n\n"),
    chunked("a bad trailer", 400, chunks(GOOD, end=b"0\r\nA b: 1\r\n\r\n")),
    chunked("a trailer that changes the length", 400, chunks(GOOD, end=b"0\r\nContent-Length: 1\r\n\r\n")),
    chunked("300 trailers", 400, chunks(GOOD, end=b"0\r\n" + b"a: b\r\n" * 300 + b"\r\n")),
    chunked("two mebibytes in chunks", 413, chunks(b" " * (1 << 21))),
    chunked("20,000 chunks of one byte", 400, chunks(*[b" "] * 20_000)),
    framed("nine mebibytes in chunks for a batch", 413, _CHUNKED, chunks(b" " * (9 << 20)), path=b"/v1/batch"),
]

LINES = [
    line("before there were versions", 400, b"GET /healthz"),
    line("HTTP 0.9", 400, b"GET /healthz HTTP/0.9"),
    line("HTTP 2", 400, b"GET /healthz HTTP/2.0"),
    line("HTTP 3", 400, b"GET /healthz HTTP/3"),
    line("HTTP 9.9", 400, b"GET /healthz HTTP/9.9"),
    line("half a version", 400, b"GET /healthz HTTP/1"),
    line("a version in small letters", 400, b"GET /healthz http/1.1"),
    line("another protocol", 400, b"GET /healthz XTTP/1.1"),
    line("a version of 5,000 digits", 400, b"GET /healthz HTTP/1." + b"1" * 5000),
    line("a method in small letters", 400, b"get /healthz HTTP/1.1"),
    line("a method with a sign", 400, b"G=T /healthz HTTP/1.1"),
    line("a method with a null character", 400, b"G\0T /healthz HTTP/1.1"),
    line("a method of two letters", 400, b"GO /healthz HTTP/1.1"),
    line("a method of 5,000 letters", 400, b"A" * 5000 + b" /healthz HTTP/1.1"),
    line("a method of 100,000 letters", 414, b"A" * 100_000 + b" /healthz HTTP/1.1"),
    line("no method", 400, b" /healthz HTTP/1.1"),
    line("nothing", 400, b""),
    line("a tunnel", 404, b"CONNECT example.com:443 HTTP/1.1"),
    line("too many words", 400, b"GET /healthz HTTP/1.1 HTTP/1.1"),
    line("tabs for spaces", 400, b"GET\t/healthz\tHTTP/1.1"),
    Wire("HTTP 2 at once", 400, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Wire("only line feeds", 400, b"GET /healthz HTTP/1.1\nHost: localhost\n\n"),
    Wire("bytes", 400, b"\xff\xfe\0\0\r\n\r\n"),
    Wire("another protocol altogether", 400, b"SSH-2.0-OpenSSH_9.9\r\n"),
    Wire("a proxy's greeting", 400, b"PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET /healthz HTTP/1.1\r\n\r\n"),
    Wire("a mebibyte without a line", 414, b"A" * (1 << 20)),
    Wire("empty lines", 400, b"\r\n\r\n\r\n"),
    Wire("nothing at all", None, b""),
    Wire("TLS", None, bytes.fromhex("16030100f1010000ed0303") + b"\0" * 200),
    Wire("a line that breaks off", None, b"GET /heal"),
    Wire("headers that break off", None, b"GET /healthz HTTP/1.1\r\nHos"),
]

TARGETS = [
    target("up to the parent", 404, b"/v1/../healthz"),
    target("up beyond the root", 404, b"/../../../etc/passwd"),
    target("up in escapes", 404, b"/%2e%2e/%2e%2e/etc/passwd"),
    target("up in escaped escapes", 404, b"/%252e%252e/etc/passwd"),
    target("up with a backslash", 404, b"/..%5c..%5cwindows"),
    target("a null character", 404, b"/healthz%00"),
    target("a null character for a name", 404, b"/v1/rules/%00"),
    target("no UTF-8", 404, b"/v1/rules/%ff"),
    target("a surrogate", 404, b"/v1/rules/%ed%a0%80"),
    target("an escape that is none", 404, b"/v1/rules/%zz"),
    target("a line break", 404, b"/v1/rules/%0d%0aX-A:%201"),
    target("a slash in a name", 404, b"/v1/rules/a%2fb"),
    target("two slashes", 404, b"/v1//score"),
    target("a parameter of the path", 404, b"/healthz;a=b"),
    target("a semicolon", 404, b"/healthz;"),
    target("another server's path", 404, b"/.git/config"),
    target("code for a log", 404, b"/$%7Bjndi:ldap://localhost/a%7D"),
    target("a template", 404, b"/v1/rules/%7B%7B7*7%7D%7D"),
    target("8,100 letters", 404, b"/" + b"a" * 8100),
    target("8,000 slashes", 404, b"/v1" + b"/" * 8000),
    target("9,000 letters", 414, b"/" + b"a" * 9000),
    target("100,000 parameters", 414, b"/v1/score?" + b"a&" * 100_000),
    target("bytes that are no ASCII", 400, "/v1/rules/é".encode()),
    target("a control character", 400, b"/v1/rules/\x01"),
    target("a space", 400, b"/v1/rules/a b"),
    target("an asterisk", 400, b"*"),
    target("nothing", 400, b""),
    target("only a query", 400, b"?a=b"),
    target("no slash before it", 400, b"healthz"),
    target("a backslash", 400, b"\\healthz"),
    target("a host that breaks off", 400, b"http://[::1/healthz"),
    target("another place's address", 404, b"http://example.com/nowhere"),
]

HEADERS = [
    header("300 headers", 431, b"\r\n".join(b"X-%d: a" % number for number in range(300))),
    header("64 KiB in one header", 431, b"X-A: " + b"a" * 65_536),
    header("a mebibyte in one header", 431, b"X-A: " + b"a" * (1 << 20)),
    header("a name of 9,000 letters", 431, b"X" * 9000 + b": a"),
    header("headers without an end", 431, b"X-A: " + b"a" * (1 << 21)),
    header("an expectation that nobody meets", 417, b"Expect: nonsense"),
    header("a header in two lines", 400, b"X-Request-Id: a\r\n b"),
    header("a carriage return in an id", 400, b"X-Request-Id: a\rX-A: 1"),
    header("a line feed in an id", 400, b"X-Request-Id: a\nX-A: 1"),
    header("a null character in an id", 400, b"X-Request-Id: a\0b"),
    header("a header without a name", 400, b": a"),
    header("a header without a colon", 400, b"abc"),
    header("a name with a space", 400, b"A b: c"),
    header("a name that is no ASCII", 400, b"\xe9: c"),
    header("two schemes", 400, b"X-Forwarded-Proto: https\r\nX-Forwarded-Ssl: off"),
    header("two types", 400, _JSON + _JSON[:-2]),
    header("no host", 400, b"X-A: a", host=b""),
    header("two hosts", 400, b"Host: example.com"),
    header("a host with a space", 400, b"X-A: a", host=b"Host: a b\r\n"),
    header("a host with a path", 400, b"X-A: a", host=b"Host: localhost/healthz\r\n"),
    header("a host with a user", 400, b"X-A: a", host=b"Host: me@localhost\r\n"),
    header("a host that is no ASCII", 400, b"X-A: a", host=b"Host: \xe9\r\n"),
    header("a host with a script", 400, b"X-A: a", host=b"Host: <script>\r\n"),
    header("a socket that is not there", 400, b"Connection: Upgrade\r\nUpgrade: websocket"),
]

#: What is odd, but right: it is answered.
LEGAL = [
    target("a slash at the end", 200, b"/healthz/"),
    target("slashes at the end of a question", 200, b"/v1/rules/"),
    target("two slashes before it", 200, b"//healthz"),
    target("an escaped letter", 200, b"/v1/%72ules"),
    target("an address with a host", 200, b"http://example.com/healthz"),
    target("a fragment", 200, b"/healthz#fragment"),
    target("an empty query", 200, b"/healthz?"),
    target("ampersands alone", 200, b"/v1/rules?&&"),
    target("a plus for a space", 200, b"/v1/score?hand=234567m+340p45s88s&win_tile=6s"),
    target("a bare flag in capitals", 200, b"/v1/score?hand=234567m340p45s88s&win_tile=6s&tsumo=TRUE"),
    target("a null character in a language", 200, b"/v1/score?hand=234567m340p45s88s&win_tile=6s&lang=%00"),
    line("HTTP 1.2, which is as good as 1.1", 200, b"GET /healthz HTTP/1.2"),
    line("the head of an answer", 200, b"HEAD /v1/rules HTTP/1.1"),
    Wire("HTTP 1.0 without a host", 200, b"GET /healthz HTTP/1.0\r\n\r\n"),
    Wire("an empty line before", 200, b"\r\nGET /healthz HTTP/1.1\r\n" + _HOST + b"\r\n"),
    header("an empty host", 200, b"X-A: a", host=b"Host:\r\n"),
    header("an address for a host", 200, b"X-A: a", host=b"Host: [::1]:8000\r\n"),
    header("99 headers", 200, b"\r\n".join(b"X-%d: a" % number for number in range(99))),
    header("a header of 8,100 letters", 200, b"X-A: " + b"a" * 8100),
    header("an id that is no ASCII", 200, b"X-Request-Id: \xe9"),
    header("names in small letters, tabs for spaces", 200, b"x-request-id:\ta"),
    header("2,700 languages", 200, b"Accept-Language: " + b"xx," * 2700, b"/v1/yaku"),
    header("a language of 4,000 parts", 200, b"Accept-Language: " + b"a-" * 4000, b"/v1/yaku"),
    header("weights without languages", 200, b"Accept-Language: " + b";q=" * 2600, b"/v1/yaku"),
    header("weights that are none", 200, b"Accept-Language: en;q=1e999, ja;q=nan, \xff", b"/v1/yaku"),
    header("700 encodings", 200, b"Accept-Encoding: " + b"gzip;q=0.1," * 700, b"/v1/rules"),
    header("no encoding", 200, b"Accept-Encoding: identity;q=0, \xff;q=inf", b"/v1/rules"),
    header("2,000 answers that the caller has", 200, b"If-None-Match: " + b'"a",' * 2000, b"/v1/rules"),
    header("8,000 quotes", 200, b"If-None-Match: " + b'"' * 8000, b"/v1/rules"),
    header("an answer of a day that never was", 200, b"If-Modified-Since: Thu, 99 Foo 9999 99:99:99 GMT", b"/v1/rules"),
    header("a part of an answer", 200, b"Range: bytes=0-0", b"/openapi.json"),
    header("parts beyond the end", 200, b"Range: bytes=99999999999999999999-", b"/openapi.json"),
    header("500 parts", 200, b"Range: bytes=" + b"0-1," * 500, b"/openapi.json"),
    header("a mount that is not ours to know", 200, b"SCRIPT_NAME: /agari"),
    header("a path in a header", 200, b"PATH_INFO: /nowhere"),
    header("an underscore", 200, b"X_Request_Id: a"),
    header("a long way here", 200, b"X-Forwarded-For: \xff, " + b"1," * 2000),
    header("a foreign origin", 200, b"Origin: https://" + b"a" * 4000 + b".example"),
    header("2,000 cookies", 200, b"Cookie: " + b"a=b;" * 2000),
    header("a password", 200, b"Authorization: Basic \xff\xff"),
    header(
        "HTTP 2, if the server likes",
        200,
        b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    ),
    header("a length of nothing", 200, b"Content-Length: 0"),
    Wire("a body that nobody asked for", 200, b"GET /healthz HTTP/1.1\r\n" + _HOST + b"Content-Length: 2\r\n\r\n{}"),
    Wire("broken chunks that nobody asked for", 200, b"GET /healthz HTTP/1.1\r\n" + _HOST + _CHUNKED + b"\r\nzz\r\n"),
    Wire(
        "megabytes that nobody asked for",
        200,
        b"GET /healthz HTTP/1.1\r\n" + _HOST + b"Content-Length: 4000000\r\n\r\n" + b"a" * 4_000_000,
    ),
    Wire(
        "a body that nobody asked for, and that does not come",
        200,
        b"GET /healthz HTTP/1.1\r\n" + _HOST + b"Content-Length: 99999999999999999999\r\n\r\n",
    ),
    framed("an expectation that is met", 200, b"Expect: 100-Continue\r\nContent-Length: %d\r\n" % len(GOOD)),
    framed(
        "a type in capitals", 200, b"Content-Length: %d\r\n" % len(GOOD), kind=b"Content-Type: APPLICATION/JSON;;\r\n"
    ),
    framed(
        "another charset, and yet ASCII",
        200,
        b"Content-Length: %d\r\n" % len(GOOD),
        kind=_JSON[:-2] + b"; charset=utf-7\r\n",
    ),
    framed("said not to be compressed", 200, b"Content-Encoding: Identity\r\nContent-Length: %d\r\n" % len(GOOD)),
    framed("minus zero", 200, _CHUNKED, chunks(b"{" + HAND + b',"honba":-0}')),
    framed("blanks and line breaks", 200, _CHUNKED, chunks(b"\r\n\t {", HAND, b"\n}  ")),
    framed("a surrogate pair", 200, _CHUNKED, chunks(b"{" + HAND + b',"lang":"\\ud83c\\udc04"}')),
    framed("escaped letters", 200, _CHUNKED, chunks(b"{" + HAND.replace(b"hand", b"\\u0068and") + b"}")),
    chunked("chunks of one byte", 200, chunks(*(b"%c" % byte for byte in GOOD))),
    chunked("a size with zeros before it", 200, b"0000000002c\r\n" + GOOD + b"\r\n000\r\n\r\n"),
    chunked("extensions and trailers", 200, b'2C ;a=b;c="d;"\r\n' + GOOD + b"\r\n0;e\r\nX-A: 1\r\n\r\n"),
]

#: What is sent before a client falls silent.
SILENT = [
    Wire("in the first line", None, b"GET /heal"),
    Wire("in the headers", None, b"GET /healthz HTTP/1.1\r\nHos"),
    Wire("in TLS", None, bytes.fromhex("16030100f1010000ed0303")),
    framed("before the body", 400, b"Content-Length: 44\r\n", b""),
    framed("in the body", 400, b"Content-Length: 44\r\n", GOOD[:20]),
    framed("after a body that is whole", 400, b"Content-Length: 100\r\n"),
    chunked("before the first chunk", 400, b""),
    chunked("in a chunk", 400, b"2C\r\n{"),
    chunked("between chunks", 400, b"2\r\n{}\r\n"),
    framed("in a stream", 200, b"Content-Length: 100\r\n", b"{}\n", _NDJSON, b"/v1/batch"),
]

ROWS = [*LENGTHS, *CHUNKS, *LINES, *TARGETS, *HEADERS]
