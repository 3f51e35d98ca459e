import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { aliases, PLACEHOLDER } from './icon-names.ts';

const folder = fileURLToPath(new URL('icons', import.meta.resolve('lucide-static/package.json')));

/** GET /icons/{name}.svg: the outline icons that features and contact entries name. An unknown name gets a placeholder. */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/icons/:name.svg', async (request, reply) => {
    const { name } = request.params;
    const svg = (await readIcon(aliases[name] ?? name)) ?? (await readIcon(PLACEHOLDER));
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(svg);
  });
}

const kept = new Map<string, Promise<string | undefined>>();

function readIcon(name: string): Promise<string | undefined> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return Promise.resolve(undefined);
  const known = kept.get(name);
  if (known) return known;
  const read = readFile(join(folder, `${name}.svg`), 'utf8').catch(() => undefined);
  // Only names that exist are kept: there are some two thousand of them.
  return read.then((svg) => {
    if (svg !== undefined) kept.set(name, read);
    return svg;
  });
}
