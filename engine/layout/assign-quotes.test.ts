import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignQuotes } from './assign-quotes.ts';

it('takes what somebody said for a quotation, and a title in quotation marks for none', () => {
  const said = textNode('“I had not seen a harbour so quiet since the war.”', 0, 0);
  const title = textNode('“The quiet harbour”', 0, 40);
  const plain = textNode('I had not seen a harbour so quiet since the war.', 0, 80);
  assignQuotes(group('stack', [said, title, plain]));
  expect([said.role, title.role, plain.role]).toEqual(['blockquote', undefined, undefined]);
});
