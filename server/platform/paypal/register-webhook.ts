import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { WebhookEvent, WebhookVerifier } from './types.ts';

export const WEBHOOK_PATH = '/webhooks/paypal';
const MAX_BYTES = 256 * 1024;

type Options = {
  verifier: WebhookVerifier;
  /** The id under which PayPal knows this address; undefined while PayPal is not set up. */
  webhookId: () => Promise<string | undefined>;
  /** Must cope with repeated events and with any order. Throwing makes PayPal send the event again later. */
  handle: (event: WebhookEvent) => Promise<void>;
};

const message = z
  .object({
    id: z.string().min(1).max(100),
    event_type: z.string().min(1).max(100),
    resource_type: z.string().max(100).default(''),
    resource: z.record(z.string(), z.unknown()),
    create_time: z.string().max(60),
  })
  .transform(
    ({ id, event_type, resource_type, resource, create_time }): WebhookEvent => ({
      id,
      eventType: event_type,
      resourceType: resource_type,
      resource,
      createTime: create_time,
    }),
  );

/**
 * Receives PayPal's webhooks: 200 once the event is handled, 400 when PayPal did not sign it, 500 when it should come
 * again. It knows no sessions and reads the raw bytes, which are what is signed. Browsers never send here: what
 * carries a foreign `Origin` is refused as everywhere.
 */
export function registerPayPalWebhook(app: FastifyInstance, { verifier, webhookId, handle }: Options): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const refuse = (reason: string) => {
        request.log.warn({ reason }, 'a PayPal webhook was refused');
        return reply.code(400).send({ success: false });
      };
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const verified = await verifier.verify({
        headers: request.headers,
        rawBody,
        webhookId: (await webhookId()) ?? '',
      });
      if (verified !== true) return refuse(verified.refused);
      const event = readEvent(rawBody);
      if (!event) return refuse('it is signed, but not as documented');
      try {
        await handle(event);
      } catch (error) {
        request.log.error(
          { err: error, event: event.id, eventType: event.eventType },
          'a PayPal webhook was not dealt with',
        );
        return reply.code(500).send({ success: false });
      }
      return { success: true };
    });
  });
}

function readEvent(rawBody: Buffer): WebhookEvent | undefined {
  try {
    return message.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return undefined;
  }
}
