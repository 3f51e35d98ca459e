import { expect, test } from 'vitest';
import { readSection } from './read-section.ts';
import { bannerSource, contactSource, packagesSource } from './sources.ts';

const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

test('the data of an answer; null is data too', async () => {
  const banner = { mainTitle: 'Hello' };
  expect(await readSection(answering({ success: true, data: banner, message: '' }), bannerSource)).toEqual({
    state: 'loaded',
    data: banner,
  });
  expect(await readSection(answering({ success: true, data: null, message: '' }), bannerSource)).toEqual({
    state: 'loaded',
    data: null,
  });
});

test('error: the server’s own words are shown', async () => {
  const failed = { success: false, message: 'The database rests' };
  for (const status of [200, 503])
    expect(await readSection(answering(failed, status), bannerSource)).toEqual({
      state: 'error',
      message: 'The database rests',
    });
});

test('error: without words it is the status, or the default', async () => {
  const said = async (body: unknown, status?: number) => readSection(answering(body, status), bannerSource);
  expect(await said('<html>', 502)).toEqual({ state: 'error', message: 'HTTP error! Status: 502' });
  expect(await said({ success: false })).toEqual({ state: 'error', message: 'Failed to fetch banner data' });
  expect(await said('<html>')).toEqual({ state: 'error', message: 'Failed to fetch banner data' });
});

test('error: contact and packages have their own words for a refusal', async () => {
  const refused = answering({ message: 'Internal server error' }, 500);
  expect(await readSection(refused, contactSource)).toEqual({
    state: 'error',
    message: 'Failed to fetch contact data',
  });
  expect(await readSection(refused, packagesSource)).toEqual({ state: 'error', message: 'Failed to fetch packages' });
});

test('error: no answer at all', async () => {
  const read = () => Promise.reject(new TypeError('fetch failed'));
  expect(await readSection(read, bannerSource)).toEqual({
    state: 'error',
    message: 'Network error or server not responding',
  });
});
