import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';
import { hashToken } from './hash-token.ts';

type Row = Record<string, unknown>;
type Call = { model: string; where?: Where[] | undefined; data?: Row; update?: Row };

/**
 * The sign-in library's adapter with hashed session tokens in the database: nobody can sign in with the table or a backup
 * of it. The library has no setting for that. It gets back the token that it created or looked up, because it writes that
 * one into the cookie; rows found in another way have the hash.
 */
export const keepTokensHashed = (adapter: DBAdapter): DBAdapter => ({
  ...hashing(adapter),
  transaction: (act) => adapter.transaction((inner) => act(hashing(inner))),
});

const hashing = (adapter: DBTransactionAdapter): DBTransactionAdapter => ({
  ...adapter,
  create: async (call) => withToken(call, await adapter.create(asStored(call))),
  findOne: async (call) => withToken(call, await adapter.findOne(asStored(call))),
  findMany: (call) => adapter.findMany(asStored(call)),
  count: (call) => adapter.count(asStored(call)),
  update: async (call) => withToken(call, await adapter.update(asStored(call))),
  updateMany: (call) => adapter.updateMany(asStored(call)),
  delete: (call) => adapter.delete(asStored(call)),
  deleteMany: (call) => adapter.deleteMany(asStored(call)),
  consumeOne: async (call) => withToken(call, await adapter.consumeOne(asStored(call))),
  incrementOne: async (call) => withToken(call, await adapter.incrementOne(asStored(call))),
});

function asStored<C extends Call>(call: C): C {
  if (call.model !== 'session') return call;
  const { where, data, update } = call;
  return {
    ...call,
    ...(where && { where: where.map(hashedClause) }),
    ...(data && { data: hashedRow(data) }),
    ...(update && { update: hashedRow(update) }),
  };
}

const hashedRow = (row: Row): Row => (typeof row.token === 'string' ? { ...row, token: hashToken(row.token) } : row);

function hashedClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  return {
    ...clause,
    value: Array.isArray(value) ? value.map((one) => hashToken(String(one))) : hashToken(String(value)),
  };
}

/** The row with the token that the call knew already. */
function withToken<Result>({ model, where, data }: Call, row: Result): Result {
  if (model !== 'session' || !row) return row;
  const known =
    data?.token ?? where?.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value;
  return known === undefined ? row : { ...row, token: known };
}
