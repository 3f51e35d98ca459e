import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeApp } from './close-app.ts';

test('a stream that ends while the app closes does not hold it up', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const stream = new Readable({ read() {} });
  app.get('/events', () => stream);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  stream.push('one');
  const answer = await fetch(`${address}/events`);
  const started = Date.now();
  const closed = closeApp(app, 60_000);
  setTimeout(() => stream.push(null), 100);
  expect(await answer.text()).toBe('one');
  await closed;
  expect(Date.now() - started).toBeLessThan(30_000);
});
