import { expect, test } from 'vitest';
import { changeRows } from './change-rows.ts';

test('a change tells both sides of each field', () =>
  expect(
    changeRows({
      before: { userName: 'Ada', isDisabled: false, MembershipValidity: null },
      after: { userName: '', isDisabled: true, MembershipValidity: '2026-12-01', reason: 'asked for it' },
    }),
  ).toEqual([
    { field: 'userName', before: 'Ada', after: '(empty)' },
    { field: 'isDisabled', before: 'no', after: 'yes' },
    { field: 'MembershipValidity', before: undefined, after: '2026-12-01' },
    { field: 'reason', before: undefined, after: 'asked for it' },
  ]));

test('what was added has no before, what was deleted no after', () => {
  expect(changeRows({ before: null, after: { amount: 5 } })).toEqual([
    { field: 'amount', before: undefined, after: '5' },
  ]);
  expect(changeRows({ before: { users: ['a', 'b'], none: [] }, after: null })).toEqual([
    { field: 'users', before: 'a, b', after: undefined },
    { field: 'none', before: '(none)', after: undefined },
  ]);
});

test('an act without values has no rows', () => expect(changeRows({ before: null, after: null })).toEqual([]));

test('what has parts is written out', () =>
  expect(changeRows({ before: null, after: { button: { text: 'Go' } } })[0]?.after).toBe('{"text":"Go"}'));
