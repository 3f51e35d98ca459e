import { expect, it } from 'vitest';
import { cleanWords } from './clean-words.ts';

const clean = (text: string): string =>
  cleanWords(text.split(' ').map((word) => ({ text: word, confidence: 90, x: 0, y: 0, width: 9, height: 9 })))
    .map((word) => word.text)
    .join(' ');

it.each([
  ['and l accept', 'and I accept'],
  ['so | think', 'so I think'],
  ["|'m here", "I'm here"],
  ['about 5 l of milk', 'about 5 l of milk'],
  ['Home | About', 'Home | About'],
  ['adipisicing elit. lure veritatis', 'adipisicing elit. Iure veritatis'],
  ['shops, e.g. large ones, max. live', 'shops, e.g. large ones, max. live'],
  ['hello there. lets go', 'hello there. lets go'],
  ['Read it. lf not', 'Read it. If not'],
  ['to lure them', 'to lure them'],
  ['down as Al to C3 and', 'down as A1 to C3 and'],
  ['for Al and Bo', 'for AI and Bo'],
  ['lmportant lllness', 'Important Illness'],
  ['open from 8am to Spm.', 'open from 8am to 5pm.'],
  ['in /js/demo/chart-bar-demo. js file.', 'in /js/demo/chart-bar-demo.js file.'],
  ['in /js/demo/chart -bar -demo. js file.', 'in /js/demo/chart-bar-demo.js file.'],
  ['Apply w- full to x- and y-axis', 'Apply w-full to x- and y-axis'],
  ['user@email xyz', 'user@email.xyz'],
  ['me@work soon, you@home.org now', 'me@work soon, you@home.org now'],
  ['GooGLE and IoT on WoRLD', 'GOOGLE and IoT on WORLD'],
  ['use the . text-white class', 'use the .text-white class'],
  ['plain etc. js, Ends here. Node is', 'plain etc. js, Ends here. Node is'],
])('reads %s as %s', (read, meant) => {
  expect(clean(read)).toBe(meant);
});
