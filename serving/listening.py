"""Listening: what the sockets do by which clients come in, before any worker sees them."""

import ctypes
import socket
import struct
import sys
import time
from typing import Any

#: Seconds of silence in the middle of a request or an answer after which its connection is closed.
STALLED = 10

#: Seconds in which a client that has connected sends its first byte.
FIRST_BYTE = 0.05

_IS_LINUX = sys.platform == "linux"

#: ``SO_ATTACH_FILTER`` of Linux, and the filter that lets nothing pass: "return 0".
_ATTACH_FILTER = 26
_NOTHING = struct.pack("HBBI", 6, 0, 0, 0)


def prepare(server: Any) -> None:
    """Keep clients that stall from holding threads, and refuse newcomers before anything else when the server stops.

    Connections inherit the options of the socket they come in by: reading and writing give up on a silent client,
    and where the system can do it, one that has sent nothing yet is not even accepted.

    :param server: gunicorn's arbiter.
    """
    for listener in server.LISTENERS:
        for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            listener.sock.setsockopt(socket.SOL_SOCKET, direction, struct.pack("ll", STALLED, 0))
        if _IS_LINUX:
            listener.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, STALLED)
    stop = server.stop

    def stop_listening_first(graceful: bool = True) -> None:
        if _IS_LINUX:
            try:
                _refuse_newcomers([listener.sock for listener in server.LISTENERS])
            except OSError as error:  # some containers forbid it; newcomers then have the workers' last call
                server.log.debug("newcomers are not kept out: %s", error)
        stop(graceful)

    server.stop = stop_listening_first


def _refuse_newcomers(sockets: list[socket.socket]) -> None:
    """Let the kernel answer nobody else, so that all who have connected are known to the workers."""
    for sock in sockets:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, 0)
    time.sleep(FIRST_BYTE)
    program = ctypes.create_string_buffer(_NOTHING)
    for sock in sockets:
        sock.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, struct.pack("HP", 1, ctypes.addressof(program)))
