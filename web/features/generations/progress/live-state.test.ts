import { expect, test } from 'vitest';
import { afterEvent, isFinal, startOf } from './live-state.ts';

const start = startOf({ stage: null, progress: 0 });

test('a stage moves the progress on', () => {
  const live = afterEvent(start, { type: 'stage', stage: 'text', progress: 0.4, detail: '12 lines' });
  expect(live).toEqual({ stage: 'text', progress: 0.4, detail: '12 lines', preview: null, candidate: null });
});

test('an older stage that comes again after a reconnection does not turn the progress back', () => {
  const live = afterEvent(start, { type: 'stage', stage: 'layout', progress: 0.8 });
  expect(afterEvent(live, { type: 'stage', stage: 'decode', progress: 0.1 })).toBe(live);
});

test('a preview is kept through later stages', () => {
  const shown = afterEvent(start, { type: 'preview', html: '<p>', css: '' });
  expect(afterEvent(shown, { type: 'stage', stage: 'emit', progress: 0.9 }).preview).toEqual({ html: '<p>', css: '' });
});

test('the newest candidate is the one to measure, and is shown', () => {
  const candidate = { round: 1, html: '<p>', css: '', lines: [], width: 800, height: 600 };
  const live = afterEvent(start, { type: 'candidate', ...candidate });
  expect(live).toMatchObject({ candidate, preview: { html: '<p>', css: '' } });
});

test('only the three ends are final', () => {
  expect(isFinal({ type: 'succeeded' })).toBe(true);
  expect(isFinal({ type: 'cancelled' })).toBe(true);
  expect(isFinal({ type: 'queued' })).toBe(false);
});
