import type { contract } from '#contract/index.ts';
import type { Records } from './make-records.ts';

type Contract = typeof contract;

/** `noun.procedure`, for every call of the contract. */
export type ProcedureName = { [N in keyof Contract]: `${N}.${keyof Contract[N] & string}` }[keyof Contract];

/** `member`, `moderator` and `seller` are strangers to the records that a call is about; `owner` is whose they are. */
export const PERSONS = ['visitor', 'member', 'moderator', 'seller', 'admin', 'owner'] as const;
export type Person = (typeof PERSONS)[number];

/** Let through to the operation, or refused: not signed in, not allowed, or as if the record were not there. */
export type Outcome = 'through' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND';

/** What is sent: values of the path's parameters, a query, a body. */
export type Call = { path?: Record<string, string>; query?: Record<string, string>; body?: object | FormData };

/** Who gets through. A call about somebody's records says which ones; the others are sent empty. */
export type Access = Record<Person, Outcome> & { call?: (records: Records) => Call };

const all = (outcome: Outcome): Access => ({
  visitor: outcome,
  member: outcome,
  moderator: outcome,
  seller: outcome,
  admin: outcome,
  owner: outcome,
});

export const EVERYBODY: Access = all('through');
export const SIGNED_IN: Access = { ...EVERYBODY, visitor: 'UNAUTHORIZED' };
export const ADMINS: Access = { ...all('FORBIDDEN'), visitor: 'UNAUTHORIZED', admin: 'through' };
export const OWNER: Access = { ...all('NOT_FOUND'), visitor: 'UNAUTHORIZED', owner: 'through' };
export const OWNER_OR_ADMIN: Access = { ...ADMINS, owner: 'through' };

/** The same for records whose existence is nobody's business. */
export const OWNER_OR_ADMIN_SILENTLY: Access = { ...OWNER, admin: 'through' };

export const about = (access: Access, call: (records: Records) => Call): Access => ({ ...access, call });
