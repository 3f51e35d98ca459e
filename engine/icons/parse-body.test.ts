import { expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';

it('nests shapes in their groups', () => {
  const body =
    '<g fill="none" stroke="currentColor"><path d="M0 0h4"/><circle cx="1" cy="2" r="3"/></g><path d="M1 1z"/>';
  const [group, path] = parseBody(body);
  expect(group).toMatchObject({ tag: 'g', attributes: { fill: 'none', stroke: 'currentColor' } });
  expect(group.children).toMatchObject([
    { tag: 'path', attributes: { d: 'M0 0h4' } },
    { tag: 'circle', attributes: { cx: '1', cy: '2', r: '3' } },
  ]);
  expect(path).toMatchObject({ tag: 'path', attributes: { d: 'M1 1z' }, children: [] });
});
