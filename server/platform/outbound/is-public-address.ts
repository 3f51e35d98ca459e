import ipaddr from 'ipaddr.js';

/** Azure serves its own machines at this address, which looks public. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/** Unicast addresses that are handed out (RFC 4291); all other IPv6 is special, old or not in use. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: not to this machine, a private network, a cloud's metadata service,
 * nor to a range that is translated into one of them. Where IPv6 only carries an IPv4 address, that one decides.
 * @param address as a resolver or a URL's host gives it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  const range = parsed.range();
  if (range === 'ipv4Mapped') return isPublicIPv4(parsed.toIPv4Address());
  // The network's own translator (NAT64); its local-use prefix is a private matter, however.
  if (range === 'rfc6052') return parsed.parts[2] === 0 && isPublicIPv4(lastFourBytes(parsed));
  return range === 'unicast' && parsed.match(GLOBAL_UNICAST);
}

const isPublicIPv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && address.toString() !== AZURE_WIRE_SERVER;

const lastFourBytes = (address: ipaddr.IPv6) => new ipaddr.IPv4(address.toByteArray().slice(-4));
