import { expect, it } from 'vitest';
import type { Gradient } from '../model/paint.ts';
import type { TextBlock } from '../model/text-block.ts';
import { textNode } from '../testing/text-node.ts';
import { fontOf } from '../typeface/fonts.ts';
import { bearsLine, runsOf } from './text-runs.ts';

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

it('fills the letters of a run with its gradient', () => {
  const gradient: Gradient = {
    angle: 90,
    stops: [
      { at: 0, color: 0x3366cc },
      { at: 1, color: 0xcc3366 },
    ],
  };
  const styled = (text: string, own?: Gradient) => ({
    text,
    color: own ? 0x804d99 : 0x222222,
    ...(own ? { gradient: own } : {}),
  });
  const words = [styled('Ship'), styled('faster', gradient), styled('now', gradient)];
  const block = { lines: [{ words }], breaks: [], color: 0x222222, font: { family: 'arial', weight: 700 } };
  expect(runsOf(block as unknown as TextBlock, 'h1')).toEqual([
    'Ship ',
    {
      ...{ tag: 'span', name: 'accent', children: ['faster now'] },
      css: {
        'background-image': 'linear-gradient(90deg, #3366cc, #cc3366)',
        'background-clip': 'text',
        color: 'transparent',
      },
    },
  ]);
});

it('makes a link of words in a colour, and none of a figure that says what became better', () => {
  const tagsOf = (words: string, colored: number): (string | undefined)[] => {
    const block = textNode(words, 0, 0, { color: 0x1f2937 }).text!;
    block.lines[0].words.slice(-colored).forEach((word) => {
      word.color = 0x82d616;
    });
    return runsOf(block, 'p').map((run) => (typeof run === 'string' ? undefined : run.tag));
  };
  expect(tagsOf('$53,000 +55%', 1)).toEqual([undefined, 'span']);
  expect(tagsOf('Written by Ida Berg', 2)).toEqual([undefined, 'a']);
});

it('strikes words through that a line goes through', () => {
  const block = textNode('$85.00 $68.00', 0, 0).text!;
  const [before, now] = block.lines[0].words;
  block.lines[0].words = [{ ...before, struck: true }, now];
  expect(runsOf(block, 'p')).toMatchObject([{ tag: 's', css: {}, children: ['$85.00'] }, ' $68.00']);
});

it('makes a link of what is underlined in a heading, and none of what is one itself', () => {
  const block = textNode('All our stoves', 0, 0).text!;
  block.lines[0].words = block.lines[0].words.map((word) => ({ ...word, underlined: true }));
  expect(runsOf(block, 'h3')).toMatchObject([{ tag: 'a', attributes: { href: '#' }, children: ['All our stoves'] }]);
  expect(runsOf(block, 'a')).toEqual(['All our stoves']);
  expect([bearsLine(block, 'h3'), bearsLine(block, 'a'), bearsLine(block, 'p')]).toEqual([false, true, true]);
});
