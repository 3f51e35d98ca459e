import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { fontOf } from '../typeface/fonts.ts';
import { runsOf } from './text-runs.ts';

const CODE = {
  font: fontOf('courier', 400),
  size: 14,
  chip: { paint: { fill: 0xeeeeee, radius: 6 }, top: 3, bottom: 3, side: 5, trailing: false },
};

it('writes code within a sentence as an element of its own', () => {
  const block = textNode('Pass strict: true .', 0, 0).text!;
  const [pass, ...others] = block.lines[0].words;
  const [strict, value, stop] = others;
  block.lines[0].words = [pass, { ...strict, code: CODE }, { ...value, code: CODE }, { ...stop, glued: true }];
  const runs = runsOf(block, 'p');
  expect(runs).toMatchObject(['Pass ', { tag: 'code', children: ['strict: true'] }, '.']);
  expect(runs[1]).toMatchObject({
    css: { 'font-size': '14px', 'background-color': '#eeeeee', 'border-radius': '6px', padding: '3px 5px' },
  });
});
