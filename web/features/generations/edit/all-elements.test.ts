import { expect, test } from 'vitest';
import { changeTag, tagsFor } from './change-tag.ts';
import { readElements } from './read-elements.ts';
import { dialects, setStyle } from './set-style.ts';
import { STYLE_PROPERTIES } from './style-property.ts';
import { type ExampleName, exampleNames, examples } from './testing/examples.ts';
import { changedLines } from './testing/find.ts';

const frameworkOf = (name: ExampleName) =>
  /Tailwind/.test(name) ? 'tailwind' : /Bootstrap/.test(name) ? 'bootstrap' : 'custom';

test.each(exampleNames)('whichever element is styled, nothing else changes, %s', (name) => {
  const code = examples[name];
  const framework = frameworkOf(name);
  const body = readElements(code.html)
    .filter(({ tag, parent }) => parent !== undefined && tag !== 'path')
    .slice(8);
  let changed = 0;
  body.forEach(({ at }, i) => {
    const property = STYLE_PROPERTIES[i % STYLE_PROPERTIES.length]!;
    const options = dialects[framework].options(code, property);
    const { value } = options[i % options.length]!;
    const after = setStyle(code, framework, at, property, value);
    const lines = changedLines(code.html, after.html);
    expect(lines.length).toBeLessThanOrEqual(1);
    expect(readElements(after.html).map(({ tag }) => tag)).toEqual(readElements(code.html).map(({ tag }) => tag));
    if (after === code) return;
    changed += 1;
    const own = dialects[framework].read(after, at, property).find(({ variant }) => variant === '');
    expect(own?.value.replace(/^g-/, 'gap-')).toBe(value);
  });
  expect(changed).toBeGreaterThan(body.length / 2);
});

test.each(exampleNames)('whichever tag is changed, the tree stays, %s', (name) => {
  const code = examples[name];
  const before = readElements(code.html);
  for (const { at, parent } of before.filter((_, i) => i % 5 === 0)) {
    for (const tag of parent === undefined ? [] : tagsFor(before, at)) {
      const after = readElements(changeTag(code, at, tag).html);
      expect(after.map((each) => each.parent)).toEqual(before.map((each) => each.parent));
      expect(after[at]?.tag).toBe(tag);
    }
  }
});
