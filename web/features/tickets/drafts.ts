import { useMemo, useSyncExternalStore } from 'react';
import type { Attachment } from '#contract/tickets/attachment.ts';

/** What somebody has begun to write, kept for this tab: it survives a reload. Logging out clears it with the rest. */
export interface Draft {
  text: string;
  attachments: Attachment[];
  /** Id of the sending that may have arrived although its answer was lost, and what was sent. */
  attempt?: { _id: string; of: string };
}

const EMPTY: Draft = { text: '', attachments: [] };
const listeners = new Set<() => void>();
const keyOf = (name: string) => `draft:${name}`;

/** Where a browser keeps nothing for sites, a draft lives as long as the page. */
const inMemory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(name));
  } catch {
    return inMemory.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  try {
    if (value) window.sessionStorage.setItem(keyOf(name), value);
    else window.sessionStorage.removeItem(keyOf(name));
  } catch {
    inMemory.set(name, value);
  }
}

const parse = (kept: string | null): Draft => (kept ? { ...EMPTY, ...(JSON.parse(kept) as Partial<Draft>) } : EMPTY);

export function changeDraft(name: string, change: (now: Draft) => Draft): void {
  const { text, attachments, attempt } = change(parse(read(name)));
  write(name, text || attachments.length > 0 ? JSON.stringify({ text, attachments, attempt }) : '');
  for (const listener of listeners) listener();
}

export const dropDraft = (name: string): void => changeDraft(name, () => EMPTY);

/** What was begun in one place goes on in another one, behind what is there. */
export function moveDraft(from: string, to: string): void {
  const { text, attachments, attempt } = parse(read(from));
  if (!text && attachments.length === 0) return;
  changeDraft(to, (there) => ({
    text: [there.text, text].filter(Boolean).join('\n\n'),
    attachments: [...there.attachments, ...attachments],
    ...(attempt && { attempt }),
  }));
  dropDraft(from);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(name: string): Draft {
  const kept = useSyncExternalStore(
    listen,
    () => read(name),
    () => null,
  );
  return useMemo(() => parse(kept), [kept]);
}
