import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { freePunctuation } from './free-punctuation.ts';

const run = (name: string, words: string): Element => ({ tag: 'a', name, css: {}, children: [words] });

it('leaves the stop behind a link to its sentence', () => {
  const runs = ['Write to ', run('inline-link', 'us@site.org.'), ' Or ', run('accent', 'call'), '.'];
  expect(freePunctuation(runs)).toEqual([
    'Write to ',
    run('inline-link', 'us@site.org'),
    '. Or ',
    run('accent', 'call'),
    '.',
  ]);
});

it('leaves other words as they are', () => {
  const runs = [run('strong', 'Note:'), ' it is ', run('inline-link', '…')];
  expect(freePunctuation(runs)).toEqual(runs);
});
