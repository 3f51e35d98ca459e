import { stringify } from 'csv-stringify/sync';
import type { User } from '#contract/accounts/users.ts';
import type { ListQuery } from '#contract/vocabulary/pagination.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { findUsers, presentUser } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';

const columns: { key: keyof User; header: string }[] = [
  { key: 'userName', header: 'Name' },
  { key: 'UserEmail', header: 'Email' },
  { key: 'userRole', header: 'Role' },
  { key: 'userMembership', header: 'Membership' },
  { key: 'MembershipValidity', header: 'Membership until' },
  { key: 'currentBalance', header: 'Credits' },
  { key: 'phone', header: 'Phone' },
  { key: 'address', header: 'Address' },
  { key: 'city', header: 'City' },
  { key: 'country', header: 'Country' },
  { key: 'createdAt', header: 'Joined' },
  { key: 'isDisabled', header: 'Disabled' },
];

/** More rows than a spreadsheet can show. */
const EVERYBODY = 1_048_576;

/**
 * All users that a search finds, as a table for spreadsheets: with a mark of its encoding, and with an apostrophe in
 * front of what they would run as a formula.
 */
export async function exportUsers(db: Database, actor: SessionUser, query: ListQuery): Promise<File> {
  const { found } = await findUsers(db, { ...query, limit: EVERYBODY });
  const csv = stringify(found.map(presentUser), {
    columns,
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
  await recordAct(db, {
    actor,
    action: 'user.export',
    subject: { type: 'users', name: `${found.length} users` },
    after: { search: query.search ?? '', users: found.length },
  });
  return new File([csv], 'users.csv', { type: 'text/csv; charset=utf-8' });
}
