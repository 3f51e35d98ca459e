import { setTimeout as delay } from 'node:timers/promises';
import { aLongDesign } from '#server/testing/pictures.ts';
import { expect, test } from './browser.ts';
import { type Account, type Service, startService } from './service.ts';

// What happens to the process itself: a second start, a hard kill in the middle of a conversion, a polite stop.

test.describe.configure({ mode: 'serial' });

let service: Service;
let design: Buffer;
test.beforeAll(async () => {
  [service, design] = await Promise.all([startService(), aLongDesign(40)]);
});
test.afterAll(() => service.remove());

async function signIn({ email, password }: Account): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const headers = { 'content-type': 'application/json', origin: service.url };
  const answer = await fetch(`${service.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return (path, init) => fetch(service.url + path, { ...init, headers: { cookie, ...init?.headers } });
}

type Call = Awaited<ReturnType<typeof signIn>>;

async function order(call: Call): Promise<string> {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(design)], 'long.png'));
  const answer = await call('/api/generations', { method: 'POST', body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const statusOf = async (call: Call, id: string) =>
  (await (await call(`/api/generations/${id}`)).json()) as { status: string; progress: number };

async function balance(call: Call): Promise<number> {
  const answer = await call(`/users?userEmail=${encodeURIComponent(service.member.email)}`);
  return ((await answer.json()) as [{ currentBalance: number }])[0].currentBalance;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await condition()) return;
    await delay(100);
  }
  throw new Error('waited too long');
}

test('a second start on the same data ends with a clear message', async () => {
  const second = startService({ dataDir: service.dataDir });
  await expect(second).rejects.toThrow(/is in use by another Facsimile \(process \d+\)/);
});

test('killed in the middle of a conversion: after the restart it is finished and paid for once', async () => {
  const before = await signIn(service.member);
  const id = await order(before);
  await until(async () => (await statusOf(before, id)).progress > 0.1);
  await service.stop('SIGKILL');
  service = await startService({ dataDir: service.dataDir });
  const after = await signIn(service.member);
  await until(async () => (await statusOf(after, id)).status === 'succeeded');
  expect(await balance(after)).toBe(24);
});

test('a polite stop hands the running conversion back and ends with code 0', async () => {
  const before = await signIn(service.member);
  const id = await order(before);
  await until(async () => (await statusOf(before, id)).status === 'running');
  expect(await service.stop('SIGTERM')).toBe(0);
  service = await startService({ dataDir: service.dataDir });
  const after = await signIn(service.member);
  await until(async () => (await statusOf(after, id)).status === 'succeeded');
  expect(await balance(after)).toBe(23);
});
