"""Addresses of clients: which IPv4 and IPv6 addresses share limits."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from litestar.datastructures import Headers

from fourfold.server.edge.guests import Guests
from fourfold.server.process.limits import ConnectionLimit


def address(client: str, *, trust_proxy: bool = False, forwarded: str | None = None) -> str:
    """Return the address under which the limits count a client."""
    headers = Headers({} if forwarded is None else {"x-forwarded-for": forwarded})
    connection = SimpleNamespace(client=SimpleNamespace(host=client), headers=headers)
    guests = Guests(None, (), trust_proxy, b"key")  # type: ignore[arg-type]
    return guests.address(connection)  # type: ignore[arg-type]


HOME = "2001:db8:1:2::1"


@pytest.mark.parametrize(
    "other", ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2:3::", "2001:0db8:0001:0002::9%eth0"]
)
def test_ipv6_network_counts_as_one_address(other):
    assert address(other) == address(HOME)
    assert address("127.0.0.1", trust_proxy=True, forwarded=f"::7, {other}") == address(HOME)


@pytest.mark.parametrize("other", ["2001:db8:1:3::1", "2001:db8:2:2::1", "::1", "192.0.2.1", ""])
def test_other_networks_are_other_addresses(other):
    assert address(other) != address(HOME)


def test_ipv4_address_mapped_to_ipv6_is_the_same_address():
    assert address("::ffff:192.0.2.1") == address("::ffff:c000:201") == address("192.0.2.1")
    assert address("::ffff:192.0.2.2") != address("192.0.2.1")


def test_connections_of_one_ipv6_network_share_a_limit():
    limit = ConnectionLimit(most=3)
    entered = [limit.add(address(f"2001:db8:1:2::{number:x}")) for number in range(1, 9)]
    assert entered == [True] * 3 + [False] * 5
    assert limit.add(address("2001:db8:1:3::1"))
