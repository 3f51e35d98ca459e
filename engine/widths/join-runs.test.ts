import { expect, it } from 'vitest';
import { el } from '../emit/clean/testing/sample-page.ts';
import { joinRuns, splitRuns } from './join-runs.ts';
import { leavesOf } from './leaves.ts';

const FIRST = 'We sail along the old harbour and';
const SECOND = 'stop for coffee at the lighthouse on the pier.';
const page = (...texts: string[]) => leavesOf(el('body', {}, {}, ...texts.map((text) => el('p', {}, {}, text))));

it('a paragraph that was read in two pieces is one text where the other page has it so', () => {
  const pieces = page('HARBOUR', FIRST, SECOND, 'Book now');
  const whole = page('HARBOUR', `${FIRST} ${SECOND}`, 'Book now');
  const joined = joinRuns(pieces, whole);
  expect(joined.map(({ key }) => key)).toEqual(whole.map(({ key }) => key));
  expect(joined[1].pieces).toEqual([pieces[1], pieces[2]]);
  expect(joinRuns(whole, pieces)).toEqual(whole);
});

it('what both pages say in pieces stays in pieces', () => {
  const pieces = page(FIRST, SECOND);
  expect(joinRuns(pieces, page(FIRST, SECOND))).toEqual(pieces);
});

it('pieces of ours are parts of the one text, each as long as its words', () => {
  const [ours] = joinRuns(page(FIRST, SECOND), page(`${FIRST} ${SECOND}`));
  const [theirs] = page(`${FIRST} ${SECOND}`);
  const [[first, a], [second, b]] = splitRuns(new Map([[ours, theirs]]));
  expect([first, second]).toEqual(ours.pieces);
  expect([a.element, b.element]).toEqual([theirs.element, theirs.element]);
  expect(a.share?.[0]).toBe(0);
  expect(a.share?.[1]).toBeCloseTo(0.43, 1);
  expect(b.share).toEqual([a.share?.[1], 1]);
});
