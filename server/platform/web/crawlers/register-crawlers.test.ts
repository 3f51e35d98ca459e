import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerCrawlers } from './register-crawlers.ts';

function appWith(publicUrl?: string, items?: object[]) {
  const app = Fastify();
  app.get('/packages', () => [{ _id: '01a1', updatedAt: '2026-03-04T05:06:07Z' }]);
  if (items) app.get('/api/items', () => items);
  registerCrawlers(app, publicUrl);
  return app;
}
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

test('robots.txt keeps crawlers out of the signed-in areas and shows them the sitemap', async () => {
  const { body, headers } = await appWith('https://site.example').inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe(`User-agent: *
Disallow: /user
Disallow: /admin
Disallow: /api
Disallow: /preview

Sitemap: https://site.example/sitemap.xml
`);
});

test('the sitemap holds pages, packages and items, at the address that people use', async () => {
  const { body, headers } = await appWith('https://site.example', [{ slug: 'ui-kit', itemId: 'A1' }]).inject(
    '/sitemap.xml',
  );
  expect(headers['content-type']).toContain('application/xml');
  expect(locations(body)).toEqual(
    ['/', '/about', '/contact', '/items', '/#package-01a1', '/premium/ui-kit/A1'].map(
      (path) => `https://site.example${path}`,
    ),
  );
  expect(body.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04T05:06:07.000Z</lastmod>']);
});

test('without a public address it is the one that was asked; lists that are not there are left out', async () => {
  const { body } = await appWith().inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
  expect(locations(body).slice(0, 2)).toEqual(['http://localhost:3000/', 'http://localhost:3000/about']);
  expect(body).not.toContain('/premium/');
});

test('security: only what names the public address may be kept by caches on the way', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    const forged = await appWith().inject({ url, headers: { host: 'evil.example' } });
    expect(forged.headers['cache-control']).toBe('private, no-cache');
    const { headers, body } = await appWith('https://site.example').inject({ url, headers: { host: 'evil.example' } });
    expect([headers['cache-control'], body.includes('evil')]).toEqual(['public, max-age=3600', false]);
  }
});

test('security: what stands in a record cannot become markup', async () => {
  const { body } = await appWith('https://site.example', [{ slug: '</loc><b>', itemId: "a&'b" }]).inject(
    '/sitemap.xml',
  );
  expect(body).not.toContain('<b>');
  expect(body).toContain('/premium/%3C%2Floc%3E%3Cb%3E/a%26&apos;b');
});
