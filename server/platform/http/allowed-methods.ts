import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods of an address, as far as routes were registered after `collectMethods`. */
    methodsOf?: (path: string) => string[];
  }
}

/** Matches everything else, so it says nothing about any address. */
const CATCH_ALL = /^\/?\*$/;

/** Remembers the methods of every route from here on, so that the answer to a wrong one can list the right ones. */
export function collectMethods(app: FastifyInstance): void {
  const routes = new Map<string, { matches: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (CATCH_ALL.test(url)) return;
    const known = routes.get(url) ?? { matches: toExpression(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    routes.set(url, known);
  });
  app.decorate('methodsOf', (path) => {
    const found = [...routes.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))];
  });
}

/** As Fastify reads it: `:name` is a part of the path, `*` the rest of it. */
function toExpression(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}

/** Answers 405 with the allowed methods. @param methods at least one */
export function refuseMethod(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const allow = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort().join(', ');
  const message = `This address takes ${allow}.`;
  return reply
    .code(405)
    .header('allow', allow)
    .send({ defined: false, code: 'METHOD_NOT_ALLOWED', status: 405, message, success: false, error: message });
}
