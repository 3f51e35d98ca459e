import { expect, it } from 'vitest';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { buildCleanBody } from './build-clean-page.ts';

it('keeps the dot before a text that is in no list', () => {
  const text = textNode('Active', 64, 40);
  text.text!.bullet = true;
  const root = groupNode('stack', [
    groupNode('stack', [text], { paint: { fill: 0xe3fcef } }),
    textNode('Words', 64, 200),
  ]);
  root.box = { x: 0, y: 0, width: 1280, height: 720 };
  const body = buildCleanBody(root, 0xffffff, {
    designWidth: 1280,
    language: 'en',
    base: { family: 'arial', size: 16, color: 0x111111 },
    sources: new Map(),
    blocks: [text.text!],
  });
  expect(JSON.stringify(body)).toContain('"display":"list-item","list-style":"disc"');
});
