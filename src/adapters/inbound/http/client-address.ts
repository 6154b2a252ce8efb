import ipaddr from 'ipaddr.js';

/** Addresses that cannot be told apart share one name, and so one limit. */
const unknownClient = 'unknown';

/**
 * The name under which a client is counted: an IPv4 address, or the /64 network of an IPv6 one, since a household or a
 * server gets at least that much. IPv4 mapped into IPv6 counts as IPv4.
 */
export function clientName(address: string | undefined): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return unknownClient;
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${ip.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
}

/** Some proxies append the port of the client: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (address = ''): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
