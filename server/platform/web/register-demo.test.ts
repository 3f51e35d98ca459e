import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demonstration } from '#contract/demonstration.ts';
import { compressAssets } from './compress-assets.ts';
import { buildDemo } from './demo/build-demo.ts';
import { registerDemo } from './register-demo.ts';

const app = Fastify();
let folder: string;
let demo: Demonstration;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'facsimile-demo-')), 'demo');
  await mkdir(folder);
  await buildDemo(folder);
  await compressAssets(folder);
  await registerDemo(app, folder);
  demo = (await app.inject('/demo/demo.json')).json();
});
afterAll(async () => {
  await app.close();
  await rm(join(folder, '..'), { recursive: true });
});

test('the result is a complete page with its styles inside, made of texts', async () => {
  const { body } = await app.inject(demo.result);
  expect(body).toMatch(/^<!doctype html>/i);
  expect(body).toContain('Sleep above the tree line');
  expect(body).not.toMatch(/<script|<link|https?:/);
});

test('security: the result may draw itself and nothing more, compressed or not', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { headers } = await app.inject({ url: demo.result, headers: { 'accept-encoding': encoding } });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox$/);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('files are named by content and stay for ever, what names them does not', async () => {
  const files = demo.design.srcSet.split(', ').map((candidate) => candidate.split(' ')[0]!);
  expect(files).toContain(demo.design.src);
  for (const url of [demo.result, ...files]) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await app.inject('/demo/demo.json')).headers['cache-control']).toBe('no-cache');
});

test('a second conversion of the same picture gives the same document', async () => {
  await buildDemo(join(folder, 'again'));
  const again: Demonstration = JSON.parse(await readFile(join(folder, 'again', 'demo.json'), 'utf8'));
  expect(again).toEqual(demo);
});

test('without a demonstration in the build there is none to be had', async () => {
  const bare = Fastify();
  await registerDemo(bare, join(folder, 'nowhere'));
  expect((await bare.inject('/demo/demo.json')).statusCode).toBe(404);
  await bare.close();
});
