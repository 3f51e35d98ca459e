import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_TOO_LARGE } from '#contract/accounts/profile.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';

const [embedded] = testDatabases();

const photoForm = (bytes: Uint8Array, purpose = 'profile') => {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  form.set('purpose', purpose);
  return form;
};
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('a profile', () => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
  });
  afterAll(() => test_.stop());

  const ownId = async (client: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, client.email)))[0]!.id;
  const upload = async (client: Client, bytes: Uint8Array) => client.post('/image-server/upload', photoForm(bytes));
  const there = async (url: string) => (await test_.visitor.get(url)).status === 200;
  const fields = {
    ...{ userName: 'Pia Profile', aboutMe: 'Sails.\nPaints.', address: 'Pier 3', city: 'Bergen', country: 'Norway' },
    phone: '+47 55 00',
  };

  test('is written by its person; the e-mail, role and credits stay as they are', async () => {
    const client = await test_.signUp({ email: 'pia@test.example' });
    const id = await ownId(client);
    const sent = { ...fields, email: 'else@test.example', userRole: 'Admin', currentBalance: 1000 };
    const answer = await client.put(`/update-user-profile/${id}`, sent);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Profile updated successfully!',
        data: { ...fields, UserEmail: 'pia@test.example' },
      },
    });
    expect(answer.body.data).toMatchObject({ userRole: 'member', currentBalance: 3 });
    expect((await client.get('/users?userEmail=pia@test.example')).body).toEqual([answer.body.data]);
    expect((await client.put(`/update-user-profile/${id}`, { ...fields, userName: '  ' })).status).toBe(400);
  });

  test('of somebody else is an admin’s to change, and that is written down', async () => {
    const [client, other] = [await test_.signUp(), await test_.signUp()];
    const id = await ownId(client);
    expect((await test_.visitor.put(`/update-user-profile/${id}`, fields)).status).toBe(401);
    for (const foreign of [id, uuidv7()])
      expect((await other.put(`/update-user-profile/${foreign}`, fields)).status).toBe(403);
    expect((await admin.put(`/update-user-profile/${id}`, fields)).status).toBe(200);
    const log = await admin.get(`/api/audit-log?subjectId=${id}`);
    expect(log.body).toMatchObject([{ action: 'user.update-profile', after: { city: 'Bergen' } }]);
    const missing = await admin.put(`/update-user-profile/${uuidv7()}`, fields);
    expect(missing).toMatchObject({ status: 404, body: { message: 'User data not found' } });
  });

  test('has a photo: a square of at most 512 px, and the old one is deleted with its replacement', async () => {
    const client = await test_.signUp();
    const id = await ownId(client);
    const save = (profileURL: string | null) => client.put(`/update-user-profile/${id}`, { ...fields, profileURL });
    const wide = await upload(client, await flat(1600, 900, '#14324a'));
    expect(wide).toMatchObject({ status: 201, body: { success: true, file: { width: 512, height: 512 } } });
    const small = await upload(client, await flat(200, 90, '#c2410c'));
    expect(small.body.file).toMatchObject({ width: 90, height: 90 });

    const [first, second] = [wide.body.file.url, small.body.file.url];
    expect((await save(first)).body.data.profileURL).toBe(first);
    expect((await client.put(`/update-user-profile/${id}`, fields)).body.data.profileURL).toBe(first);
    await save(second);
    expect([await there(first), await there(second)]).toEqual([false, true]);
    expect((await save('')).body.data.profileURL).toBeNull();
    expect(await there(second)).toBe(false);
    for (const bad of ['javascript:alert(1)', 'http://photos.test.example/a.png', '/etc/passwd'])
      expect((await save(bad)).status).toBe(400);
  });

  test('keeps a photo that somebody else has too', async () => {
    const [one, two] = [await test_.signUp(), await test_.signUp()];
    const { url } = (await upload(one, await flat(64, 64, '#336633'))).body.file;
    for (const client of [one, two])
      await client.put(`/update-user-profile/${await ownId(client)}`, { ...fields, profileURL: url });
    await one.put(`/update-user-profile/${await ownId(one)}`, { ...fields, profileURL: '' });
    expect(await there(url)).toBe(true);
  });

  test('says which mails are wanted', async () => {
    const client = await test_.signUp();
    expect((await client.get('/api/account/mail')).body).toEqual({ ticketAnswered: true, membershipEnding: true });
    const wishes = { ticketAnswered: false, membershipEnding: true };
    expect((await client.put('/api/account/mail', wishes)).body).toEqual(wishes);
    expect((await client.get('/api/account/mail')).body).toEqual(wishes);
  });
});

describe('a profile photo', () => {
  let test_: TestApp;
  let client: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    client = await test_.signUp();
  });
  afterAll(() => test_.stop());

  test('is refused above 2 MB, above 40 megapixels, and when it is no picture', async () => {
    const large = await client.post('/image-server/upload', photoForm(new Uint8Array(2_097_153)));
    expect(large).toMatchObject({ status: 413, body: { code: 'IMAGE_TOO_LARGE', message: PHOTO_TOO_LARGE } });
    const bomb = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } });
    const huge = await client.post(
      '/image-server/upload',
      photoForm(await bomb.png({ compressionLevel: 9 }).toBuffer()),
    );
    expect(huge).toMatchObject({ status: 422, body: { code: 'IMAGE_REJECTED' } });
    const text = await client.post('/image-server/upload', photoForm(Buffer.from('this is text')));
    expect(text).toMatchObject({ status: 422, body: { code: 'IMAGE_REJECTED' } });
  });

  test('is all that a member may store, and not as often as one likes', async () => {
    const png = await aDesign();
    for (const purpose of ['site', 'other'])
      expect((await client.post('/image-server/upload', photoForm(png, purpose))).status).toBe(
        purpose === 'site' ? 403 : 400,
      );
    expect((await test_.visitor.post('/image-server/upload', photoForm(png))).status).toBe(401);
    const eager = await test_.signUp();
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await eager.post('/image-server/upload', photoForm(Buffer.from('x'))));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(422), 429]);
    expect(answers.at(-1)).toMatchObject({ body: { code: 'TOO_MANY_UPLOADS' } });
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await client.post('/image-server/upload', photoForm(png))).status).toBe(201);
  });
});
