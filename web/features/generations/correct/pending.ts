import type { BoxKind, Corrections } from '#contract/generations.ts';
import { kindNames, type Place, placeLabel } from './places.ts';

/** What is to be said about one place. */
export interface Pending {
  place: Place;
  kind: BoxKind;
  /** Words that the engine did not read there. */
  words: string | undefined;
}

/** What of an answer is news to the engine; nothing where it says what the engine thinks. */
export function pendingOf(place: Place, kind: BoxKind, said: string): Pending | undefined {
  const text = said.trim().replace(/\s+/g, ' ');
  const words = kind === 'text' && text !== '' && text !== place.text ? text : undefined;
  return kind === place.kind && words === undefined ? undefined : { place, kind, words };
}

/** Each place once: what was said about it last. */
export const withPending = (all: readonly Pending[], one: Pending): Pending[] => [
  ...all.filter(({ place }) => place.id !== one.place.id),
  one,
];

export function pendingLabel({ place, kind, words }: Pending): string {
  if (words === undefined) return `${placeLabel(place)} → ${kindNames[kind]}`;
  return place.text === undefined ? `${placeLabel(place)} → “${words}”` : `“${place.text}” → “${words}”`;
}

/** As the engine is told: words say already that a place is text. */
export function correctionsOf(
  pending: readonly Pending[],
  page: Pick<Corrections, 'typeface' | 'language'>,
): Corrections {
  return {
    boxes: pending.flatMap(({ place, kind, words }) => (words === undefined ? [{ box: place.box, kind }] : [])),
    words: pending.flatMap(({ place, words }) => (words === undefined ? [] : [{ box: place.box, text: words }])),
    ...page,
  };
}
