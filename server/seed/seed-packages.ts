import { v7 as uuidv7 } from 'uuid';
import { lockPackages } from '#server/features/packages/index.ts';
import { creditPackages } from '#server/features/packages/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import { wasTouched } from './was-touched.ts';

const sellerEmail = 'sales@facsimile.example';

const packages = [
  {
    packageName: 'Sketch',
    price: '9.00',
    credit: 20,
    validity: 30,
    description: 'For a page now and then',
    points: ['20 conversions', 'Tailwind, Bootstrap or custom CSS', 'Measured fidelity for every result'],
  },
  {
    packageName: 'Draft',
    price: '29.00',
    credit: 90,
    validity: 30,
    description: 'For a site a week',
    points: ['90 conversions', 'Everything in Sketch', 'About 32 cents a conversion'],
  },
  {
    packageName: 'Blueprint',
    price: '79.00',
    credit: 320,
    validity: 90,
    description: 'For people who convert designs every day',
    points: ['320 conversions', 'Everything in Draft', 'Membership for 90 days', 'About 25 cents a conversion'],
  },
];

/** The three packages of a fresh demo. An installation that has packages keeps its own. */
export function seedPackages(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPackages(tx);
    const existing = await tx.select({ id: creditPackages.id }).from(creditPackages).limit(1);
    if (existing.length > 0 || (await wasTouched(tx, 'package'))) return;
    await tx.insert(creditPackages).values(packages.map((pack) => ({ id: uuidv7(), sellerEmail, ...pack })));
    await announce(tx, SITE_STREAM);
  });
}
