import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules about whole pages: a part of one has no title and no landmarks of its own. */
const WHOLE_PAGES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'heading-order',
];

/** Expects that axe finds nothing wrong with what is rendered, colours included. */
export async function expectAccessible(): Promise<void> {
  await transitionsEnd();
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(WHOLE_PAGES.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)).join('\n')).toBe('');
}

/** A button that is enabled again passes through colours that nobody reads it in. */
const transitionsEnd = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );
