import { expect, it } from 'vitest';
import type { LanguageCode } from '../language/languages.ts';
import type { Element } from '../model/element.ts';
import { textNode } from '../testing/text-node.ts';
import { buildTextElement } from './build-text.ts';
import type { Context } from './context.ts';

const context: Context = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
  build: (): Element => ({ tag: 'div', name: '', css: {}, children: [] }),
};

/** What a text at 100 px gets as its least width where it has just the room that it takes in the design. */
function leastWidth(content: string): string | undefined {
  const node = textNode(content, 100, 20);
  return buildTextElement(node, { x0: 100, x1: 100 + node.ink.width }, context).css['min-width'];
}

it('never breaks a short word, and keeps a line whole at the width of the design only', () => {
  expect(leastWidth('Nightjar')).toBe('min-content');
  expect(leastWidth('Call Grandma')).toMatch(/^min\(\d+px, 100vw - \d+px\)$/);
});

it('asks for no least width where there is room', () => {
  const node = textNode('Nightjar', 100, 20);
  expect(buildTextElement(node, { x0: 100, x1: 900 }, context).css['min-width']).toBeUndefined();
});

it('says which language a text in another script is in, and where it begins', () => {
  const speaking = (content: string, ...languages: (LanguageCode | undefined)[]) => {
    const node = textNode(content, 100, 20);
    for (const [i, word] of node.text!.lines[0].words.entries()) Object.assign(word, { language: languages[i] });
    return buildTextElement(node, { x0: 100, x1: 900 }, context);
  };
  expect(speaking('Русский', 'ru').attributes).toEqual({ lang: 'ru' });
  const hebrew = speaking('עברית', 'he');
  expect(hebrew.attributes).toEqual({ lang: 'he', dir: 'rtl' });
  expect(hebrew.css['text-align']).toBe('left');
  expect(speaking('Übersicht', 'de').attributes).toEqual({});
  const mixed = speaking('In 日本語', undefined, 'ja');
  expect(mixed.attributes).toEqual({});
  expect(mixed.children).toMatchObject(['In ', { tag: 'span', attributes: { lang: 'ja' }, children: ['日本語'] }]);
});
