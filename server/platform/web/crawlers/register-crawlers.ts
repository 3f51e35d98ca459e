import type { FastifyInstance } from 'fastify';
import { localFetch } from '../local-fetch.ts';
import { originOf } from '../to-web-request.ts';
import { publicPlaces } from './public-places.ts';
import { sitemap } from './sitemap.ts';

/** `/robots.txt` and `/sitemap.xml`. Their addresses begin with the public one, or with what the crawler asked. */
export function registerCrawlers(app: FastifyInstance, publicUrl: string | undefined): void {
  // What names the host that somebody wrote into a header is not for the caches of others.
  const cacheControl = publicUrl ? 'public, max-age=3600' : 'private, no-cache';
  const headers = { 'cache-control': cacheControl };

  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(headers)
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request, publicUrl))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicUrl);
    // Asked as nobody, so that only what is public stands in it.
    const fetch = localFetch(app, new Request(origin), request.socket.remoteAddress ?? '');
    const places = await publicPlaces(fetch);
    return reply.headers(headers).type('application/xml; charset=utf-8').send(sitemap(origin, places));
  });
}

/** Signed-in areas, calls and the preview frame are nothing to find. */
const PRIVATE = ['/user', '/admin', '/api', '/preview'];

/** robots.txt of the site at `origin`. */
const robots = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
