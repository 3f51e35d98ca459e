import type { Box } from './marker.ts';
import { FORWARDED_KEYS, type FromFrame, type PageToken, STYLE_NAMES } from './messages.ts';

const LONGEST_STYLE = 1000;
const MOST_TOKENS = 2000;

type Told = Record<string, unknown>;

/**
 * What a preview frame has said, as far as it is what it seems to be: the page in it may send anything. Measurements are
 * checked where they are read.
 * @returns null for what no frame of ours says
 */
export function checkMessage(data: unknown): FromFrame | null {
  if (!isTold(data)) return null;
  const { type, at } = data;
  if (type === 'pointed' || type === 'shown-box') return isCount(at) ? { type, at } : null;
  if (type === 'zoom') return areFinite(data, ['by']) ? { type, by: data.by as number } : null;
  if (type === 'ready') return typeof data.document === 'string' ? { type, document: data.document } : null;
  if (type === 'keys') {
    const keys = FORWARDED_KEYS.find((known) => known === data.keys);
    return keys ? { type, keys } : null;
  }
  if (type === 'tokens') return Array.isArray(data.tokens) ? { type, tokens: tokensOf(data.tokens) } : null;
  if (type === 'styles') {
    const { styles, box, parentLayout } = data;
    const isSound = isCount(at) && isTold(styles) && STYLE_NAMES.every((name) => isStyle(styles[name]));
    return isSound && isBox(box) && isStyle(parentLayout) ? (data as FromFrame) : null;
  }
  return typeof type === 'string' ? (data as FromFrame) : null;
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isStyle = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_STYLE;
const areFinite = (value: Told, names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(value[name]));

const isBox = (value: unknown): value is Box => isTold(value) && areFinite(value, ['x', 'y', 'width', 'height']);

const tokensOf = (values: readonly unknown[]): PageToken[] =>
  values
    .slice(0, MOST_TOKENS)
    .filter(isTold)
    .flatMap(({ name, value }) =>
      typeof name === 'string' && /^--[\w-]{1,100}$/.test(name) && isStyle(value) ? [{ name, value }] : [],
    );
