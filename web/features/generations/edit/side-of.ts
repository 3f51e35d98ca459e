import type { Declaration } from './read-rules.ts';

/** What a declaration says of a property: its own value, or the part of a shorthand's that is meant. */
export function sideOf(property: string, { property: declared, value }: Declaration): string | undefined {
  const plain = value.replace(/\s*!important$/, '');
  if (declared === property) return plain;
  if (property === 'background-color' && declared === 'background') return plain;
  const parts = partsOf(plain);
  const [first = plain, second = first, third = first] = parts;
  if (declared === 'padding') {
    if (property === 'padding-block') return first === third ? first : undefined;
    if (property === 'padding-inline') return second === (parts[3] ?? second) ? second : undefined;
  }
  if (declared === 'margin' || declared === 'margin-block') {
    const below = declared === 'margin' ? third : second;
    if (property === 'margin-top') return first;
    if (property === 'margin-bottom') return below;
  }
  return undefined;
}

/** The parts of a value between white space; functions stay whole. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
