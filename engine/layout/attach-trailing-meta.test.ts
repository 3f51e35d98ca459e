import { describe, expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { attachTrailingMeta } from './attach-trailing-meta.ts';

const entry = [textNode('Ann', 0, 0), textNode('The boat on Saturday', 0, 24), textNode('leaves at nine', 0, 48)];

describe('attachTrailingMeta', () => {
  it('puts a short thing beside the first line of an entry', () => {
    const time = textNode('10:24', 400, 1);
    expect(attachTrailingMeta([entry, [time]])).toEqual([[entry[0], time], entry.slice(1)]);
  });

  it('leaves what is level with the whole entry, or longer, in its column', () => {
    expect(attachTrailingMeta([entry, [textNode('10:24', 400, 24)]])).toBeUndefined();
    expect(attachTrailingMeta([entry, [textNode('A text that is no short thing', 400, 0)]])).toBeUndefined();
    expect(attachTrailingMeta([[entry[0]], [textNode('10:24', 400, 0)]])).toBeUndefined();
  });
});
