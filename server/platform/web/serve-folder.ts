import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files that are in a folder now, compressed where a compressed sibling is there. Each has a route of its own
 * (`wildcard: false`): otherwise every request begins by reading the names of the whole folder, and a page asks for sixty
 * files. What is not there is answered as not found, never with a page.
 */
export async function serveFolder(
  app: FastifyInstance,
  options: FastifyStaticOptions & { prefix: string },
): Promise<void> {
  await app.register(fastifyStatic, { index: false, wildcard: false, preCompressed: true, ...options });
  app.get(`${options.prefix}*`, (_request, reply) => reply.callNotFound());
}
