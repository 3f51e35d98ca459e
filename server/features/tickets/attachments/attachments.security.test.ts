import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { supportAttachments, supportMessages, supportTickets } from '../tables.ts';

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<</Size 1>>\nstartxref\n30\n%%EOF\n';
const ZIP = 'PK\x03\x04\x14\x00\x00\x00\x08\x00evil.html<script>alert(1)</script>PK\x05\x06';
const POSSIBLE = 'Please choose a picture (PNG, JPEG, WebP, AVIF or GIF), a PDF or a text file in UTF-8.';
const red = { r: 200, g: 30, b: 30 };

const bytesOf = (content: Uint8Array | string) =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
const form = (content: Uint8Array | string, name: string, type = '') => {
  const data = new FormData();
  data.set('file', new File([bytesOf(content)], name, { type }));
  return data;
};

describe.each(testDatabases())('files of the support desk on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let mona: Client;
  let otto: Client;
  let ticketId: string;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    [admin, mona, otto] = [await test_.signUp({ role: 'Admin' }), await test_.signUp(), await test_.signUp()];
    const writer = { ticketUserName: 'Mona', ticketUserEmail: mona.email };
    ticketId = (await mona.post('/new-support-message', { ...writer, subject: 'Pier', message: 'When?' })).body._id;
  });
  afterAll(() => test_.stop());

  const upload = (content: Uint8Array | string, name = 'file', client = mona, type = '') =>
    client.post('/api/support-attachments', form(content, name, type));
  const row = async (id: string) =>
    (await test_.services.db.select().from(supportAttachments).where(eq(supportAttachments.id, id)))[0]!;
  const stored = async (id: string) => Buffer.from(await test_.services.storage.get((await row(id)).storageKey));
  const place = (id: string, messageId: string | null = null) =>
    test_.services.db.update(supportAttachments).set({ ticketId, messageId }).where(eq(supportAttachments.id, id));
  const say = async (kind: 'reply' | 'note') => {
    const id = uuidv7();
    const message = { sender: 'admin', authorName: 'Ada', text: 'See here', kind } as const;
    await test_.services.db.insert(supportMessages).values({ id, ticketId, ...message });
    return id;
  };
  const status = async (client: Client, id: string) => (await client.get(`/api/support-attachments/${id}`)).status;

  describe('what is taken', () => {
    test('a picture, encoded anew: nothing of the original is passed on', async () => {
      const secret = 'GPS-of-my-house';
      const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: red } })
        .jpeg()
        .withExif({ IFD0: { Copyright: secret } })
        .toBuffer();
      const { status, body } = await upload(Buffer.concat([jpeg, Buffer.from(ZIP, 'latin1')]), 'pier.jpg');
      expect(status).toBe(201);
      expect(body).toEqual({
        ...{ _id: expect.any(String), name: 'pier.webp', type: 'image/webp', width: 300, height: 200 },
        ...{ bytes: expect.any(Number), url: `/api/support-attachments/${body._id}` },
      });
      const kept = await stored(body._id);
      expect(kept.length).toBe(body.bytes);
      expect((await sharp(kept).metadata()).format).toBe('webp');
      for (const part of [secret, 'Exif', '<script', 'PK\x03\x04']) expect(kept.includes(part)).toBe(false);
    });

    test.each(['png', 'webp', 'gif', 'avif'] as const)('a picture as %s, whatever it is called', async (format) => {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: red } })
        .toFormat(format)
        .toBuffer();
      const { body } = await upload(picture, 'notes.txt', mona, 'text/html');
      expect(body).toMatchObject({ type: 'image/webp', name: 'notes.webp', width: 40, height: 30 });
    });

    test('of an animation the first frame', async () => {
      const frames = Buffer.alloc(20 * 60 * 3, 255).fill(0, 20 * 20 * 3);
      const gif = await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
        .gif()
        .toBuffer();
      const { body } = await upload(gif, 'waves.gif');
      expect(body).toMatchObject({ width: 20, height: 20 });
      expect((await sharp(await stored(body._id)).metadata()).pages ?? 1).toBe(1);
    });

    test('a PDF, as a download', async () => {
      const { body } = await upload(PDF, 'Gezeiten für März.pdf');
      expect(body).toMatchObject({ type: 'application/pdf', width: null, height: null, bytes: PDF.length });
      const answer = await mona.get(body.url);
      expect(answer.text).toBe(PDF);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition': `attachment; filename="Gezeiten f_r M_rz.pdf"; filename*=UTF-8''Gezeiten%20f%C3%BCr%20M%C3%A4rz.pdf`,
      });
    });

    test.each([
      ['text', 'High water at noon,\r\n\tlow water at six: ~0,3 m ± 10 %', 'tide.log', 'tide.log'],
      ['an HTML page', '<!doctype html><script>alert(document.cookie)</script>', 'page.html', 'page.html.txt'],
      ['an HTML page called text', '<html><svg onload=alert(1)></svg></html>', 'notes.txt', 'notes.txt'],
      ['a script', '#!/bin/sh\nrm -rf ~', 'run.sh', 'run.sh.txt'],
      ['HTML with a PDF in it', `<script>alert(1)</script>\n${PDF}`, 'invoice.pdf', 'invoice.pdf.txt'],
    ])('%s, as nothing but text for download', async (_what, content, name, kept) => {
      const { status, body } = await upload(Buffer.from(content), name, mona, 'text/html');
      expect([status, body.name, body.type]).toEqual([201, kept, 'text/plain']);
      const answer = await mona.get(body.url);
      expect(answer.text).toBe(content);
      expect(answer.headers['content-type']).toBe('text/plain;charset=utf-8');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${kept}"; filename*=UTF-8''${kept}`);
    });

    test('a PDF that is a page as well stays a PDF for download', async () => {
      const { body } = await upload(PDF.replace('1 0 obj', '<script>alert(1)</script>\n1 0 obj'), 'x.html');
      expect(body).toMatchObject({ type: 'application/pdf', name: 'x.html.pdf' });
      const { headers } = await mona.get(body.url);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toMatch(/^attachment;/);
    });

    test('with a policy that lets it do nothing, and kept nowhere', async () => {
      for (const content of [await aDesign(), PDF, 'text']) {
        const { headers } = await mona.get((await upload(content)).body.url);
        expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
        // What every answer says stays: kept nowhere.
        expect(headers['cache-control']).toBeUndefined();
      }
    });
  });

  describe('what is refused', () => {
    test.each([
      ['no bytes', '', `This file is empty. ${POSSIBLE}`],
      ['a zip', ZIP, `This file cannot be attached. ${POSSIBLE}`],
      ['a program', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff', `This file cannot be attached. ${POSSIBLE}`],
      ['an ELF program', '\x7fELF\x02\x01\x01\x00', `This file cannot be attached. ${POSSIBLE}`],
      ['text with NUL', 'High water\0 at noon', `This file cannot be attached. ${POSSIBLE}`],
      ['text with an escape', 'High \x1b[2Jwater', `This file cannot be attached. ${POSSIBLE}`],
      ['text in UTF-16', '\xff\xfeH\x00i\x00', `This file cannot be attached. ${POSSIBLE}`],
      ['text in Latin-1', 'M\xe4rz', `This file cannot be attached. ${POSSIBLE}`],
      ['text that ends within a letter', 'M\xc3', `This file cannot be attached. ${POSSIBLE}`],
      [
        'SVG',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>',
        /^SVG drawings cannot be attached\. /,
      ],
      ['SVG with a prologue', '<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg/>', /^SVG drawings cannot be/],
      ['a PDF without an end', PDF.slice(0, 40), /^This PDF is damaged: its end is missing/],
      ['a PDF signature alone', '%PDF-', /^This PDF is damaged/],
      ['a PDF whose end is far from the end', `${PDF}${'\0'.repeat(5000)}`, /^This PDF is damaged/],
      ['zip behind a PDF', `${PDF}${ZIP.repeat(40)}`, /^This PDF is damaged/],
      ['a PNG signature and nothing behind it', '\x89PNG\r\n\x1a\n', /^(This file is not a picture|The picture is)/],
      ['a GIF that is a script', 'GIF89a=1;alert(1)//', /^(This file is not a picture|The picture is damaged)/],
      ['a JPEG that is a page', '\xff\xd8\xff\xe0<script>alert(1)</script>', /^(This file is not a|The picture is)/],
      ['a WebP that is none', 'RIFF\x04\x00\x00\x00WEBP', /^(This file is not a picture|The picture is damaged)/],
      ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', `This file cannot be attached. ${POSSIBLE}`],
      ['a BMP', 'BM\x36\x00\x00\x00\x00\x00', `This file cannot be attached. ${POSSIBLE}`],
    ])('%s', async (_what, content, message) => {
      const answer = await upload(content, 'picture.png', otto, 'image/png');
      expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_REJECTED', success: false } });
      expect(answer.body.message).toMatch(message);
    });

    test('a picture cut in the middle, and one of 49 megapixels', async () => {
      const design = await aDesign();
      expect((await upload(design.subarray(0, design.length / 2), 'half.png', otto)).body.message).toMatch(/damaged/);
      const bomb = await sharp({
        create: { width: 7000, height: 7000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const answer = await upload(bomb, 'bomb.png', otto);
      expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_REJECTED' } });
      expect(answer.body.message).toContain('49 megapixels');
    });

    test('more than 5 MB, far more before it is read; 5 MB are taken', async () => {
      const full = 5 * 1024 * 1024;
      const tooLarge = { status: 413, body: { code: 'FILE_TOO_LARGE', success: false } };
      expect(await upload('a'.repeat(full), 'full.txt', otto)).toMatchObject({ status: 201, body: { bytes: full } });
      expect(await upload('a'.repeat(full + 1), 'more.txt', otto)).toMatchObject(tooLarge);
      const answer = await upload('a'.repeat(6 * 1024 * 1024), 'far.txt', test_.visitor);
      expect(answer).toMatchObject(tooLarge);
    });

    test('what is no file', async () => {
      for (const body of [{}, { file: 'text' }, { file: { name: 'x' } }])
        expect((await mona.post('/api/support-attachments', body)).body.message).toBe('Please choose a file.');
      const two = form('one', 'one.txt');
      two.append('file', new File(['two'], 'two.txt'));
      expect((await mona.post('/api/support-attachments', two)).status).toBe(400);
    });

    test('leaves nothing behind', async () => {
      const before = await test_.services.db.$count(supportAttachments);
      await upload(ZIP);
      expect(await test_.services.db.$count(supportAttachments)).toBe(before);
    });
  });

  describe('names', () => {
    test('are one line without a path, and cannot write headers', async () => {
      const { body } = await upload('x', '..\\..\\etc/pass"wd\r\nSet-Cookie: a=b\r\n\r\n<script>.txt');
      expect(body.name).toBe('pass wd Set-Cookie a=b script.txt');
      const { headers, text } = await mona.get(body.url);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toBe('x');
      const { storageKey } = await row(body._id);
      expect(storageKey).toMatch(/^support\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.txt$/);
      expect(storageKey).not.toContain(body._id);
    });
  });

  describe('who may', () => {
    test('upload: members of every role, no visitor', async () => {
      expect((await upload('x', 'x.txt', test_.visitor)).status).toBe(401);
      for (const role of ['Admin', 'moderator', 'Seller'] as const)
        expect((await upload('x', 'x.txt', await test_.signUp({ role }))).status).toBe(201);
    });

    test('load what is not sent: whoever uploaded it', async () => {
      const { body } = await upload('x');
      expect(await status(mona, body._id)).toBe(200);
      for (const client of [admin, otto]) expect(await status(client, body._id)).toBe(404);
      expect(await status(test_.visitor, body._id)).toBe(401);
    });

    test.each(['the first message', 'a reply'])(
      'load a file of %s: the writer of the ticket and admins',
      async (of) => {
        const { body } = await upload('x', 'x.txt', of === 'a reply' ? admin : mona);
        await place(body._id, of === 'a reply' ? await say('reply') : null);
        for (const client of [mona, admin]) expect(await status(client, body._id)).toBe(200);
        expect(await status(otto, body._id)).toBe(404);
        expect(await status(test_.visitor, body._id)).toBe(401);
      },
    );

    test('load a file of a note: admins, even when the ticket’s writer had uploaded it', async () => {
      for (const uploader of [admin, mona]) {
        const { body } = await upload('x', 'x.txt', uploader);
        await place(body._id, await say('note'));
        expect(await status(admin, body._id)).toBe(200);
        for (const client of [mona, otto]) expect(await status(client, body._id)).toBe(404);
      }
    });

    test('load a file of a ticket with one’s e-mail: whoever has proven the address', async () => {
      const claimed = await test_.signUp({ email: 'claimed@test.example' });
      const { body } = await upload('x', 'x.txt', admin);
      await place(body._id, await say('reply'));
      const { db } = test_.services;
      const ofTicket = eq(supportTickets.id, ticketId);
      const [{ userId, userEmail }] = (await db.select().from(supportTickets).where(ofTicket)) as [
        typeof supportTickets.$inferSelect,
      ];
      await db.update(supportTickets).set({ userId: null, userEmail: claimed.email }).where(ofTicket);
      expect(await status(claimed, body._id)).toBe(404);
      await db.update(users).set({ emailVerified: true }).where(eq(users.email, claimed.email));
      expect(await status(claimed, body._id)).toBe(200);
      expect(await status(await test_.signUp({ role: 'Admin' }), body._id), 'another admin').toBe(200);
      await db.update(supportTickets).set({ userId, userEmail }).where(ofTicket);
    });

    test('load what is not there, or has no id: nobody', async () => {
      expect((await mona.get(`/api/support-attachments/${uuidv7()}`)).body.message).toBe('This file does not exist.');
      for (const id of ['..%2Fauth-secret', 'support%2Fx.txt', '1']) expect(await status(mona, id)).toBe(400);
      const { body } = await upload('x');
      await test_.services.storage.delete((await row(body._id)).storageKey);
      const answer = await mona.get(body.url);
      expect(answer).toMatchObject({ status: 404, body: { message: 'This file does not exist.' } });
      expect(answer.headers['content-disposition']).toBeUndefined();
    });

    test('upload more than 60 an hour: nobody, and it is said for how long', async () => {
      const eager = await test_.signUp();
      const seen: number[] = [];
      for (let n = 0; n < 61; n++) seen.push((await upload(n % 2 ? 'x' : '', 'x.txt', eager)).status);
      expect(seen.slice(58)).toEqual([422, 201, 429]);
      const answer = await upload('x', 'x.txt', eager);
      expect(answer.body).toMatchObject({
        code: 'TOO_MANY_UPLOADS',
        message: expect.stringContaining('Too many files'),
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    });
  });

  describe('who may send', () => {
    const GONE = 'A file of this message no longer exists. Please upload it again.';
    const idOf = async (client: Client) => (await upload('high water', 'tide.txt', client)).body._id;
    const reply = (client: Client, attachments: unknown[]) =>
      client.put(`/support-message-status/${ticketId}`, { adminMessage: [{ message: 'See here', attachments }] });
    const write = (client: Client, attachments: string[]) =>
      client.post('/new-support-message', {
        ...{ ticketUserName: 'Mona', ticketUserEmail: 'mona@test.example', phone: '1', subject: 'Pier', message: 'Hm' },
        attachments,
      });

    test('a file: whoever uploaded it, once, with a new ticket, a reply or a note', async () => {
      const [first, second, noted] = [await idOf(mona), await idOf(mona), await idOf(admin)];
      const opened = await write(mona, [first]);
      expect(opened.body.attachments).toMatchObject([{ _id: first, name: 'tide.txt', type: 'text/plain', bytes: 10 }]);
      const replied = await reply(mona, [{ _id: second }]);
      expect(replied.body.adminMessage.at(-1).attachments).toMatchObject([{ _id: second }]);
      const note = { message: '', attachments: [noted] };
      expect((await admin.post(`/api/support-messages/${ticketId}/notes`, note)).status).toBe(201);
      for (const id of [first, second]) {
        for (const client of [mona, admin]) expect(await status(client, id)).toBe(200);
        expect(await status(otto, id)).toBe(404);
        expect((await reply(mona, [id])).body.message).toBe(GONE);
      }
      expect([await status(admin, noted), await status(mona, noted)]).toEqual([200, 404]);
      expect(JSON.stringify((await mona.get(`/support-message/${ticketId}`)).body)).not.toContain(noted);
    });

    test('somebody else’s file, one that is not there, or more than five: nobody, and nothing is said', async () => {
      const ofOtto = await idOf(otto);
      const before = (await mona.get(`/support-message/${ticketId}`)).body.adminMessage.length;
      for (const ids of [[ofOtto], [uuidv7()], [await idOf(mona), ofOtto]]) {
        expect(await reply(mona, ids)).toMatchObject({ status: 400, body: { message: GONE } });
        expect(await write(mona, ids as string[])).toMatchObject({ status: 400, body: { message: GONE } });
      }
      // An admin who may load it may not send it either.
      await write(otto, [ofOtto]);
      expect([await status(admin, ofOtto), (await reply(admin, [ofOtto])).status]).toEqual([200, 400]);
      const six = await Promise.all(Array.from({ length: 6 }, () => idOf(mona)));
      for (const answer of [await reply(mona, six), await write(mona, six)])
        expect(answer).toMatchObject({ status: 400, body: { message: 'A message can have at most 5 files.' } });
      expect((await mona.get(`/support-message/${ticketId}`)).body.adminMessage).toHaveLength(before);
    });

    test('a visitor nothing, also not what was uploaded with the same e-mail', async () => {
      expect(await write(test_.visitor, [await idOf(mona)])).toMatchObject({ status: 400, body: { message: GONE } });
    });
  });
});
