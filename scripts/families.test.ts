import { expect, test } from 'vitest';
import { webFaces } from '#engine/index.ts';
import { FAMILIES } from '#web/features/generations/edit/families.ts';

test('the web fonts that people may choose are those that the preview has, in the weights that it has', () => {
  const faces = new Map<string, number[]>();
  for (const { name, weight, italic } of webFaces())
    if (!italic)
      faces.set(
        name,
        [...(faces.get(name) ?? []), weight].sort((a, b) => a - b),
      );
  const offered = FAMILIES.filter(({ weights }) => weights.length > 0);
  expect(new Map(offered.map(({ name, weights }) => [name, weights]))).toEqual(faces);
});
