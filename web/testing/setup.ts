import '#web/app.css';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { tabQueries } from '#web/session/forget-account.ts';
import { openNetwork, resetNetwork } from './network.ts';

// All files share one document and its modules: what a test leaves behind is taken away here.

/** As many are held at once (web/ui/toast.ts). */
const MOST_TOASTS = 20;

openNetwork();

beforeEach(() => {
  // Colours on their way are not those that axe is to judge.
  const still = Object.assign(document.createElement('style'), {
    textContent: '*, ::before, ::after { animation: none !important; transition: none !important }',
  });
  document.head.append(still);
  return () => still.remove();
});

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  delete tabQueries.client;
  // By the number of each: a message that is painted only now does not hear when all are dismissed, and stays under the mouse.
  for (const { id } of toast.getHistory().slice(-MOST_TOASTS)) toast.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  expect(resetNetwork(), 'calls that the test does not answer').toEqual([]);
});
