import type { AuditEntry } from '../audit.ts';
import type { Currency } from '../vocabulary/format-money.ts';
import { fieldKind, fieldWords } from './field-words.ts';
import type { Part } from './part.ts';
import { HIDDEN_WORDS, valueWords } from './value-words.ts';

/** A longer value does not fit into a sentence. */
const SHORT = 60;

export interface Change {
  /** In words: 'end of the membership'. */
  field: string;
  /** Missing where there was nothing. */
  before: Part | undefined;
  after: Part | undefined;
}

/** What an act changed, field by field in words, without what its sentence says anyway. */
export function describeChanges(entry: Pick<AuditEntry, 'before' | 'after'>, said: readonly string[] = []): Change[] {
  const { before, after } = entry;
  const currency = (after?.currency ?? before?.currency) as Currency | undefined;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => field !== 'reason' && fieldKind(field) !== 'hidden' && !said.includes(field))
    .map((field) => ({
      field: fieldWords(field),
      before: valueWords(field, before?.[field], currency),
      after: valueWords(field, after?.[field], currency),
    }))
    .filter((change) => change.before !== undefined || change.after !== undefined);
}

/** Words that only say that something changed are not a value to name. */
const NO_VALUES: readonly (Part | undefined)[] = [HIDDEN_WORDS, 'entered again', 'changed'];

const isShort = (value: Part | undefined) => typeof value !== 'string' || value.length <= SHORT;

/** One or two changes that fit into a sentence. */
export const fitsSentence = (changes: readonly Change[]): boolean =>
  changes.length > 0 &&
  changes.length <= 2 &&
  changes.every(({ before, after }) => isShort(before) && isShort(after)) &&
  changes.every(({ before, after }) => !NO_VALUES.includes(before) && !NO_VALUES.includes(after));

/**
 * 'the price of *Starter* from $9.00 to $12.00 and the credits from 10 to 12'
 *
 * @param of ' of ' and the name of what changed
 */
export function changesInWords(of: readonly Part[], changes: readonly Change[]): Part[] {
  const each = changes.map(({ field, before, after }, nth): Part[] => [
    named(field),
    ...(nth === 0 ? of : []),
    ...(before === undefined ? [] : [' from ', before]),
    ' to ',
    after ?? 'none',
  ]);
  return each.flatMap((parts, nth) => (nth === 0 ? parts : [' and ', ...parts]));
}

/** 'the name, the role and 3 more details of *Mona*' */
export function changedFields(of: readonly Part[], changes: readonly Change[]): Part[] {
  const names = [...new Set(changes.map(({ field }) => named(field)))];
  const more = names.length - 2;
  const shown = more > 1 ? [...names.slice(0, 2), `${more} more details`] : names;
  const last = shown.pop() ?? '';
  return [shown.length > 0 ? `${shown.join(', ')} and ${last}` : last, ...of];
}

/** A field of a section is called by its label, such as 'Section 1 › Title'. */
const named = (field: string) => (field.includes(' › ') ? `“${field}”` : `the ${field}`);
