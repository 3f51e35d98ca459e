import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { aliases, PLACEHOLDER } from './icon-names.ts';
import { registerIcons } from './register-icons.ts';

const app = Fastify();
const icon = async (name: string) => (await app.inject(`/icons/${name}.svg`)).body;

beforeAll(() => registerIcons(app));

test('an icon comes as SVG that runs nothing', async () => {
  const answer = await app.inject('/icons/ruler.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('lucide-ruler');
});

test('every name of another family leads to an icon that exists', async () => {
  const placeholder = await icon(PLACEHOLDER);
  for (const name of Object.keys(aliases)) expect(await icon(name), name).not.toBe(placeholder);
});

test.each(['no-such-icon', 'index', '..%2F..%2Fpackage', 'UPPER', '%00'])(
  'security: %s gets the placeholder',
  async (name) => {
    expect(await icon(name)).toBe(await icon(PLACEHOLDER));
  },
);
