import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { items } from '#server/features/items/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';
import { makeShortId } from '#server/platform/make-short-id.ts';
import { goodsUrl } from './demo-goods.ts';
import { wasTouched } from './was-touched.ts';

const guidelines = `The template is an archive with one HTML file and one CSS file. It needs no build step and loads nothing from other sites.

1. Unpack the archive, keep index.html and style.css in the same folder, and open index.html in a browser.
2. Write your own text into index.html, and your own addresses in place of "#" into its links.
3. Colours and type sizes are variables at the top of style.css. Change them there; the rest follows.
4. Pictures are inside index.html as data. Replace each by the address of one of your own in the same proportions, and write what it shows into its alt text.
5. Look at the page at the width of a phone before you publish it.`;

/** Two instances that start on one new database do not seed twice. */
const SEED_LOCK = 715_520;

/** Their pictures show what the engine made of our own designs (`npm run site:pictures`). */
const templates = [
  {
    itemName: 'Landing page template',
    slug: 'landing-page-template',
    price: '12.00',
    imageUrl: '/site/item-1.webp',
    description:
      'A landing page as plain HTML and CSS: a header with links, a headline beside a large picture, three figures, and cards below. Made by our own engine from a design of ours, so it also shows what a conversion looks like.',
  },
  {
    itemName: 'Settings page template',
    slug: 'settings-page-template',
    price: '19.00',
    imageUrl: '/site/item-2.webp',
    description:
      'A dark settings page as plain HTML and CSS: a side menu and groups of settings with a name, an explanation and a control each. Made by our own engine from a design of ours. It has no scripts: what the controls do is yours to write.',
  },
];

/**
 * The two items of a fresh demo. An installation that has items keeps its own; only where one of these two came without its
 * goods, from a demo of before, does it get them.
 */
export function seedItems(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const existing = await tx.select({ id: items.id }).from(items).limit(1);
    if (existing.length > 0 || (await wasTouched(tx, 'item'))) return supplyGoods(tx);
    const rows = templates.map((template) => ({
      ...{ id: uuidv7(), itemId: makeShortId(), guidelines, accessUrl: goodsUrl(template.slug) },
      ...template,
    }));
    await tx.insert(items).values(rows);
    await announce(tx, SITE_STREAM);
  });
}

async function supplyGoods(tx: Database): Promise<void> {
  for (const { slug } of templates)
    await tx
      .update(items)
      .set({ accessUrl: goodsUrl(slug), guidelines })
      .where(and(eq(items.slug, slug), eq(items.accessUrl, '')));
}
