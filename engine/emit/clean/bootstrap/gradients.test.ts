import { expect, it } from 'vitest';
import { writePage } from '../../../write-page.ts';
import { element, harbourPage } from '../testing/harbour-page.ts';
import { gradientOf } from './gradients.ts';

const [DUSK, DAWN] = ['linear-gradient(90deg, #1d4ed8, #db2777)', 'linear-gradient(90deg, #fde68a, #fca5a5)'];
const banner = (background: string) => element('section', { background, padding: '48px' }, [element('p', {}, ['Hi'])]);

async function write(...grounds: string[]): Promise<string> {
  const page = harbourPage();
  return (await writePage({ ...page, body: { ...page.body, children: grounds.map(banner) } }, 'bootstrap')).html;
}

it('makes the one gradient of a page that of Bootstrap', async () => {
  const html = await write(DUSK, DUSK);
  expect(html.match(/--bs-gradient/g)).toHaveLength(1);
  expect(html.match(/bg-gradient/g)).toHaveLength(2);
  expect(html).not.toContain('data-bs-theme');
});

it('gives each of several gradients a colour mode', async () => {
  const html = await write(DUSK, DAWN, DUSK);
  expect(html).toContain(`[data-bs-theme="blue-pink"] {\n        --bs-gradient: ${DUSK};`);
  expect(html).toContain(`[data-bs-theme="amber-red"] {\n        --bs-gradient: ${DAWN};`);
  expect([...html.matchAll(/<section[^>]*data-bs-theme="([\w-]+)"/g)].map(([, mode]) => mode)).toEqual([
    'blue-pink',
    'amber-red',
    'blue-pink',
  ]);
});

it('takes the gradient from under a picture, and none from letters', () => {
  expect(gradientOf({ 'background-image': `url('a.png'), ${DUSK}` })).toBe(DUSK);
  expect(gradientOf({ 'background-image': DUSK, 'background-clip': 'text' })).toBeUndefined();
});
