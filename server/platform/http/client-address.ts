import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Header in which the server itself writes the caller's address; what a client sends under this name is discarded. */
export const CLIENT_ADDRESS_HEADER = 'x-facsimile-client-address';

/**
 * Where a request came from, for limits. Some proxies append the port, which differs for every connection. Whatever is
 * not an address counts as one.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) ? bare : '0.0.0.0';
}
