import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProviderStage, type ProviderStage } from '#server/features/generations/testing/provider-stage.ts';
import { createShop, type Shop } from '#server/features/payments/testing/create-shop.ts';
import { addKey } from '#server/features/provider-keys/add-key.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aDesign } from '#server/testing/pictures.ts';

// What a provider, PayPal or the storage says is for admins. Members read a sentence of ours and a reference.

/** Nobody listens there. */
const CLOSED = '127.0.0.1:9877';
const INSIDE = /ECONN|9877|fetch failed|[Cc]onnect to|a-long-secret|object storage/;
const REFERENCE = /Reference: ([A-Z0-9]{8})\./;

const referenceIn = (text: string): string => REFERENCE.exec(text)?.[1] ?? `none in: ${text}`;

async function incident(admin: Client, reference: string) {
  const answer = await admin.get(`/api/incidents?search=${encodeURIComponent(reference)}`);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toHaveLength(1);
  return answer.body[0];
}

describe.each(testDatabases())('words of others on $name', ({ open }) => {
  describe('of AI providers', () => {
    let stage: ProviderStage;
    let admin: Client;
    const log: string[] = [];
    beforeAll(async () => {
      stage = await openProviderStage(open, (line) => log.push(line));
      admin = await stage.signUp({ role: 'Admin' });
    });
    afterAll(() => stage.close());

    /** Everything that its member can read of a conversion. */
    const readableOf = async (id: string): Promise<string> => {
      const answers = [
        await stage.client.get(`/api/generations/${id}`),
        await stage.client.get('/api/generations'),
        await stage.client.get('/api/account/export'),
      ];
      const events: unknown[] = [];
      for await (const { payload } of stage.services.events.watch(`generation:${id}`, 0)) {
        events.push(payload);
        if (['failed', 'succeeded'].includes((payload as { type: string }).type)) break;
      }
      return answers.map(({ text }) => text).join('\n') + JSON.stringify(events);
    };

    test('a provider that cannot be reached: a conversion, a page in its place, a follow-up', async () => {
      await stage.addKey('gemini');
      const page = '{"html":"<main><h1>Hi</h1><p>There is a page here.</p></main>","css":""}';
      stage.answer(() => ({ text: page }));
      const done = await stage.order({ engine: 'gemini' });
      await stage.run(done);
      expect(await stage.get(done)).toMatchObject({ status: 'succeeded' });
      await stage.reset();
      await addKey(
        stage.services,
        { name: 'Gone', key: 'a-long-secret-key', provider: 'gemini', isActive: true, baseURL: `http://${CLOSED}` },
        { id: randomUUID(), name: 'Ada Admin' },
      );

      const failed = await stage.order({ engine: 'gemini' });
      await stage.run(failed);
      const { error } = await stage.get(failed);
      expect(error.message).toMatch(/^The AI provider could not be reached\. .* Reference: [A-Z0-9]{8}\.$/);
      expect(await readableOf(failed)).not.toMatch(INSIDE);

      const replaced = await stage.order({ engine: 'automatic' });
      await stage.run(replaced);
      const { result } = await stage.get(replaced);
      expect(result.warnings.join()).toMatch(REFERENCE);
      expect(await readableOf(replaced)).not.toMatch(INSIDE);

      const asked = await stage.client.post(`/api/generations/${done}/follow-ups`, { instructions: 'Bigger' });
      await stage.run(asked.body._id);
      const followUp = (await stage.get(asked.body._id)).error.message;
      expect(followUp).toMatch(REFERENCE);
      expect(await readableOf(asked.body._id)).not.toMatch(INSIDE);

      for (const [id, told] of [
        [failed, error.message],
        [replaced, result.warnings.join()],
        [asked.body._id, followUp],
      ]) {
        const reference = referenceIn(told);
        const found = await incident(admin, reference);
        expect(found).toMatchObject({ area: 'conversion', subjectId: id, reference, userName: 'Pia Person' });
        expect(found.cause).toContain(`connect ECONNREFUSED ${CLOSED}`);
        expect(log.some((line) => line.includes(reference) && line.includes('ECONNREFUSED'))).toBe(true);
      }
    });
  });

  describe('of PayPal', () => {
    let shop: Shop;
    let admin: Client;
    beforeAll(async () => {
      shop = await createShop(open);
      admin = await shop.signUp({ role: 'Admin' });
    });
    afterAll(() => shop.stop());

    test('a payment that cannot be begun', async () => {
      const buyer = await shop.aBuyer();
      const order = await anOrder(shop.services.db, buyer.userId, { customerEmail: buyer.client.email });
      shop.paypal.faults.add({ call: 'create-order', how: 422, issue: 'PAYEE_ACCOUNT_RESTRICTED' });
      const refused = await buyer.client.post(`/api/orders/${order.id}/payment`);
      expect(refused).toMatchObject({ status: 422, body: { code: 'PAYPAL_REFUSED' } });
      expect(refused.body.message).toMatch(/^PayPal denied the payment\..* Reference: [A-Z0-9]{8}\.$/);
      expect(refused.text).not.toMatch(/PAYEE_ACCOUNT_RESTRICTED|debug/i);
      const found = await incident(admin, referenceIn(refused.body.message));
      expect(found).toMatchObject({ area: 'payment', subjectId: order.orderId });
      expect(found.cause).toContain('PAYEE_ACCOUNT_RESTRICTED');
    });
  });

  test('of the object storage', async () => {
    const keys = { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const app = await createTestApp(open, { S3_ENDPOINT: `http://${CLOSED}`, ...keys });
    const member = await app.signUp();
    const admin = await app.signUp({ role: 'Admin' });
    const data = new FormData();
    data.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    const answer = await member.post('/api/generations', data);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toMatch(INSIDE);
    const found = await incident(admin, referenceIn(answer.body.message));
    expect(found).toMatchObject({ area: 'request', subjectId: 'generations.createGeneration' });
    expect(found.cause).toContain('ECONNREFUSED');
    await app.stop();
  });
});
