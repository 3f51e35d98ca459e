import { expect, test } from 'vitest';
import { stagesOf, stepOf } from './stages.ts';

const asked = { engine: 'gemini', model: 'gemini-flash-latest', parentId: null, repair: true } as const;
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id);

test('the built-in engine has six stages', () => {
  expect(stagesOf({ ...asked, engine: 'built-in', model: null }, 1)).toHaveLength(6);
});

test('a provider is named, and so is the round of repair', () => {
  const labels = stagesOf(asked, 2).map(({ label }) => label);
  expect(labels).toContain('Asking Google Gemini (gemini-flash-latest)…');
  expect(labels.at(-1)).toBe('Correcting what the preview measured, round 2');
});

test('a follow-up reads no picture; without repair there is no mending', () => {
  expect(ids(stagesOf({ ...asked, parentId: 'x', repair: false }, 1))).toEqual(['ask']);
});

test('a stage that is not listed counts as the one before it', () => {
  const steps = stagesOf(asked, 1);
  expect(steps[stepOf(steps, 'emit')]?.id).toBe('layout');
  expect(stepOf(steps, null)).toBe(-1);
});
