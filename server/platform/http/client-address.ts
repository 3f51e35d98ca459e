import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a request came from, for limits. Some proxies write the port behind the address, and every connection has
 * another; what is no address is counted together.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) ? bare : '0.0.0.0';
}
