import ipaddr from 'ipaddr.js';

/** All addresses that cannot be parsed share one name and one limit. */
const unknownClient = 'unknown';

/**
 * The name by which limits count a client: its IPv4 address, or the /64 network of its IPv6 address, because a
 * household or a server has at least such a network. IPv4 addresses mapped into IPv6 count as IPv4.
 */
export function clientName(address: string | undefined): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return unknownClient;
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${ip.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
}

/** Some proxies append the client's port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (address = ''): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
