import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';

export interface Development {
  loadBuild: () => Promise<ServerBuild>;
  /** Lets Vite answer (modules, hot updates). Resolves to false when the request is for a page. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Vite in middleware mode, so that pages and API come from one process and one port. */
export async function startDevelopment(app: FastifyInstance): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  return {
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    answer: (request, reply) =>
      new Promise((resolve) => {
        reply.raw.once('finish', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      }),
  };
}
