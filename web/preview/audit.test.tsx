import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { ownBody } from '#web/testing/own-body.ts';
import { audit } from './audit.ts';
import { takeNumbers } from './numbers.ts';

ownBody();

// The frame loads axe from the service; here it is there already.
window.axe = axe;

function show(body: string): void {
  const page = new DOMParser().parseFromString(body, 'text/html');
  const keep = takeNumbers(page);
  document.body.replaceChildren(...page.body.childNodes);
  keep();
}

afterEach(() => document.body.replaceChildren());

const found = async (rule: string) => (await audit(''))?.find((violation) => violation.rule === rule);

test('says where text hardly stands out, in which colours, and what is asked for', async () => {
  show('<main data-at="3" style="background: #ffffff"><p data-at="4" style="color: #9ca3af">Fine print</p></main>');
  const violation = await found('color-contrast');
  expect(violation?.count).toBe(1);
  expect(violation?.places).toEqual([
    { at: 4, contrast: { color: '#9ca3af', ground: '#ffffff', ratio: expect.closeTo(2.53, 1), wanted: 4.5 } },
  ]);
});

test('says where a picture has no text in its place', async () => {
  show('<main data-at="3"><img data-at="4" src="data:,"><img data-at="5" src="data:," alt=""></main>');
  expect((await found('image-alt'))?.places).toEqual([{ at: 4 }]);
});

test('of a good page there is nothing to say', async () => {
  show('<main data-at="3"><p data-at="4" style="color: #111111; background: #ffffff">Tours</p></main>');
  expect(await found('color-contrast')).toBeUndefined();
  expect(await found('image-alt')).toBeUndefined();
});
