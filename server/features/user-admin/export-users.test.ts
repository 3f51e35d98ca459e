import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const [embedded] = testDatabases();
let test_: TestApp;
beforeAll(async () => {
  test_ = await createTestApp(embedded!.open);
});
afterAll(() => test_.stop());

test('the table runs nothing in a spreadsheet and keeps every letter', async () => {
  const admin = await test_.signUp({ role: 'Admin', name: 'Ada', email: 'ada@test.example' });
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\ttab', 'a "quoted", Ünïcode', '=HYPERLINK("https://evil.example")'];
  for (const [i, name] of names.entries()) {
    const { email } = await test_.signUp({ name: `Guest ${i}` });
    // As an older release or a sign-in provider may have left it; today's calls trim names.
    await test_.services.db.update(users).set({ name }).where(eq(users.email, email));
  }
  const answer = await admin.get('/api/users.csv?sort=createdAt');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
  });
  const [head, ...lines] = answer.text.split('\r\n');
  expect(head).toBe(
    '\uFEFFName,Email,Role,Membership,Membership until,Credits,Phone,Address,City,Country,Joined,Disabled',
  );
  expect(lines[0]).toMatch(/^Ada,ada@test\.example,Admin,free,,3,,,,,2\d{3}-\S+,no$/);
  const cells = lines.slice(1, -1).map((line) => line.slice(0, line.indexOf(',person')));
  expect(cells).toEqual([
    ...["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\ttab", '"a ""quoted"", Ünïcode"'],
    `"'=HYPERLINK(""https://evil.example"")"`,
  ]);

  const some = await admin.get('/api/users.csv?search=hyperlink');
  expect(some.text.split('\r\n')).toHaveLength(3);
  const log = await admin.get('/api/audit-log?action=user.export');
  expect(log.body[0]).toMatchObject({ subjectName: '1 users', after: { search: 'hyperlink' } });
  expect((await (await test_.signUp()).get('/api/users.csv')).status).toBe(403);
});
