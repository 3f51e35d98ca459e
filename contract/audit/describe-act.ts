import type { AuditEntry } from '../audit.ts';
import { type ActWords, actWords, sectionNames } from './act-words.ts';
import { type Change, changedFields, changesInWords, describeChanges, fitsSentence } from './describe-changes.ts';
import type { NamePart, Part } from './part.ts';

/** Verbs for acts that are not listed yet. */
const VERBS: Readonly<Record<string, string>> = {
  add: 'added',
  create: 'created',
  update: 'changed',
  edit: 'changed',
  save: 'changed',
  delete: 'deleted',
  remove: 'removed',
  activate: 'activated',
  deactivate: 'deactivated',
  enable: 'enabled',
  disable: 'disabled',
  export: 'exported',
  reset: 'reset',
  restore: 'restored',
  send: 'sent',
  cancel: 'cancelled',
  retry: 'tried again',
};

const CONTENT_VERSION = / \(version \d+\)$/;

/**
 * An act as a sentence with names, and the changes that the sentence leaves out: 'Ada Draws changed the price of
 * *Starter* from $9.00 to $12.00.' An unknown act is described by its name on the wire.
 */
export function describeAct(entry: AuditEntry): { sentence: Part[]; changes: Change[] } {
  const { actorName, actorId, action, subjectType, subjectName } = entry;
  const words = actWords[action];
  const subject = subjectOf(entry);
  const facts = { ...entry.before, ...entry.after };
  const changes = describeChanges(entry, words?.said);
  const told = words
    ? tell(words, { entry, subject, facts }, changes)
    : { parts: unknownAct(action, subject), changes };
  const version = subjectType === 'content' ? (CONTENT_VERSION.exec(subjectName)?.[0] ?? '') : '';
  const reason = typeof facts.reason === 'string' && facts.reason !== '' ? ` Reason: “${facts.reason}”.` : '';
  const actor: NamePart = { name: actorName, type: 'user', id: actorId };
  return { sentence: [actor, ' ', ...told.parts, `${version}.${reason}`], changes: told.changes };
}

function tell({ says }: ActWords, told: Parameters<Exclude<ActWords['says'], string>>[0], changes: Change[]) {
  if (says !== 'changes') return { parts: says(told), changes };
  const { subject } = told;
  const of = [['content', 'paypal', 'seller'].includes(subject.type) ? ' of the ' : ' of ', subject];
  if (changes.length === 0) return { parts: ['changed ', subject], changes };
  return fitsSentence(changes)
    ? { parts: ['changed ', ...changesInWords(of, changes)], changes: [] }
    : { parts: ['changed ', ...changedFields(of, changes)], changes };
}

/** Its name in a sentence; what is deleted has no link. */
function subjectOf({ action, subjectType: type, subjectId, subjectName, before, after }: AuditEntry): NamePart {
  const gone = action.endsWith('.delete') && type !== 'content';
  const id = gone ? null : subjectId;
  const kind = after?.kind ?? before?.kind;
  const order = typeof kind === 'string' ? { kind } : {};
  if (type === 'content')
    return { name: sectionNames[subjectId as keyof typeof sectionNames] ?? subjectName, type, id };
  if (type === 'ticket') return { name: `“${subjectName}”`, type, id };
  if (type === 'seller') return { name: 'seller details', type, id };
  return { name: subjectName, type, id, ...order };
}

function unknownAct(action: string, subject: NamePart): Part[] {
  const [noun, verb] = wordsOf(action);
  const done = VERBS[verb];
  return [done ? `${done} the ${noun} ` : `used “${verb}” on the ${noun} `, subject];
}

/** `coupon.archive-all` is 'coupon' and 'archive all'. */
function wordsOf(action: string): [noun: string, verb: string] {
  const [noun = '', ...verb] = action.replaceAll(/[-_]/g, ' ').split('.');
  return [noun, verb.join(' ')];
}

/** The name of an act in a filter. */
export function actLabel(action: string): string {
  const [noun, verb] = wordsOf(action);
  return actWords[action]?.label ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb}`;
}
