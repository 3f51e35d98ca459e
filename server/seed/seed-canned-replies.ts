import { cannedReplies } from '#server/features/tickets/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { wasTouched } from './was-touched.ts';

// The ids are fixed, so that two instances that start on one new database do not seed twice.
const replies = [
  {
    id: '019aa000-0000-7000-8000-000000000011',
    title: 'Please send the picture',
    message:
      'Hello {userName},\n\nthank you for writing to us about “{subject}”. To see what went wrong we need the picture ' +
      'that you converted, as a PNG, JPEG or WebP, and one sentence about what should look different. Please attach it ' +
      'to your reply here.\n\nKind regards\n{adminName}',
  },
  {
    id: '019aa000-0000-7000-8000-000000000012',
    title: 'Credit given back',
    message:
      'Hello {userName},\n\nwe are sorry that the result was not what you paid for. The credit is back in your ' +
      'account, and you can convert the design again right away. A larger picture, at its original size, gives the best ' +
      'result.\n\nKind regards\n{adminName}',
  },
  {
    id: '019aa000-0000-7000-8000-000000000013',
    title: 'Payment is being checked',
    message:
      'Hello {userName},\n\nthank you for your patience. We see the payment for {about} and are checking it with ' +
      'PayPal, which usually takes less than a day. As soon as it is confirmed, you will have your credits and get a receipt ' +
      'by email. You do not have to do anything.\n\nKind regards\n{adminName}',
  },
];

/** Three canned replies to start from, for an installation that never had any. */
export async function seedCannedReplies(db: Database): Promise<void> {
  const existing = await db.select({ id: cannedReplies.id }).from(cannedReplies).limit(1);
  if (existing.length > 0 || (await wasTouched(db, 'canned reply'))) return;
  await db.insert(cannedReplies).values(replies).onConflictDoNothing();
}
