import type { FastifyInstance } from 'fastify';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aliases, PLACEHOLDER } from './icon-names.ts';

/** GET /icons/{name}.svg: the outline icons that features and contact entries name. An unknown name gets a placeholder. */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/icons/:name.svg', async (request, reply) => {
    const { name } = request.params;
    const svg = (await drawIcon(aliases[name] ?? name)) ?? (await drawIcon(PLACEHOLDER));
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(svg);
  });
}

// Only names that exist are kept: there are some two thousand of them.
const drawn = new Map<string, string>();

/** The icon as the web app shows it, from the same package. */
async function drawIcon(name: string): Promise<string | undefined> {
  // `index` is no icon: it loads them all.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name === 'index') return undefined;
  if (!drawn.has(name)) {
    const icon: ComponentType | undefined = await import(`lucide-react/icons/${name}`).then(
      (module) => module.default,
      () => undefined,
    );
    if (!icon) return undefined;
    drawn.set(name, renderToStaticMarkup(createElement(icon)));
  }
  return drawn.get(name);
}
