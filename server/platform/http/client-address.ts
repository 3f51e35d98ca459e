import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Header in which the server itself writes the caller's address; what a client sends under this name is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-facsimile-client-address';

/**
 * Where a request came from, for limits. Some proxies write the port behind the address, and every connection has
 * another; what is no address is counted together.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) ? bare : '0.0.0.0';
}
