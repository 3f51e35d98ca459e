import { type Currency, formatPrice } from '../vocabulary/format-money.ts';
import { fieldKind, flagWords } from './field-words.ts';
import type { Part } from './part.ts';

const DAY = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

/** What the log holds instead of a secret, and what is shown for it. */
const HIDDEN = '[secret]';
export const HIDDEN_WORDS = 'a hidden value';

/** A value in words; undefined when there is none. Texts are in quotation marks, names of states are not. */
export function valueWords(field: string, value: unknown, currency?: Currency): Part | undefined {
  if (value === undefined || value === null) return undefined;
  const kind = fieldKind(field);
  if (value === HIDDEN) return HIDDEN_WORDS;
  if (typeof value === 'boolean') return flagWords(field, value);
  if (value === '') return '(empty)';
  if (kind === 'money') return formatPrice(String(value), currency);
  if (kind === 'days') return value === 1 ? '1 day' : `${value} days`;
  if (typeof value === 'string' && (kind === 'day' || value.length > 'yyyy-mm-dd'.length) && DAY.test(value))
    return { day: value };
  if (typeof value === 'string') return kind === 'text' ? `“${value}”` : value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '(none)';
  return typeof value === 'object' ? describeObject(value) : String(value);
}

/** `{text: 'Go', url: '/'}` reads 'text: Go, url: /'. */
const describeObject = (value: object): string =>
  Object.entries(value)
    .map(([name, inner]) => `${name}: ${typeof inner === 'object' ? JSON.stringify(inner) : inner}`)
    .join(', ');
