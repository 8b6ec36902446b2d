"""Benchmarks: how long scoring and serving take, beside other scorers and a bare endpoint.

``python -m bench`` runs every section, ``python -m bench score waits`` some. Each has a process of its own, so that
it begins with empty caches. The other scorers are the packages mahjong, riichienv and jansou.

``score``     the value of a win: 2,000 wins of ``tests/differential``, rich in rarities
``warmed``    the same wins in a process that has scored 20,000 others, as a server has after a few seconds of work
``recorded``  the same of the 2,000 wins in ``perf/hands.jsonl`` of the shared folder, as earlier reports timed them
``waits``     which kinds complete a ready hand of 13 tiles
``shanten``   how far a hand of 14 tiles is
``discards``  how far each discard leaves it, with the kinds that bring it closer
``parts``     what a score request is made of, from bytes to bytes
``requests``  whole requests, in process and without a socket, beside Flask and orjson with nothing between
``batch``     a hand in a batch, by the size of the batch
``http``      requests over HTTP, asked by wrk, beside a bare Flask app under the same server; wrk has to be installed

``python -m bench.load`` asks at full speed and while workers die, ``python -m bench.profile`` shows where the time of
a request goes.

How to read a table of the first eight:

* ``opens`` is the first call of all, in milliseconds: it makes or opens tables. No other column has it in.
* ``new`` is a pass over hands that nothing has seen before, in microseconds a hand. A service lives between this and
  ``again``, the median of later passes over the same hands, when every cache knows them.
* ``×`` is the time as a multiple of the first row's. Ratios within a table hold on any machine; microseconds do not.
* ``±`` is half the distance between the quartiles of the later passes. Where it is above some 5 %, run again.
* The parts of a request add up to less than the whole beyond what Flask takes: each was timed in a loop, where the
  processor still has its code and data at hand.
* A row that says "1 in 20" was asked about every twentieth hand only, because it is slow.

Candidates take turns, forty hands at a time, so that noise hits all alike. Time is that of the processor, so other
processes cost little more than the caches they empty. Inputs are made outside the timed part, each in the form
that its scorer takes; rows "with inputs" time that too. The garbage collector is on, as in a service.
"""
