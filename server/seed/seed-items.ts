import { v7 as uuidv7 } from 'uuid';
import { makeItemId } from '#server/features/items/make-item-id.ts';
import { items } from '#server/features/items/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce, SITE_STREAM } from '#server/platform/events/announce.ts';

const guidelines = `The template is one HTML file and one CSS file. It needs no build step and loads nothing from other sites.

1. Put index.html and style.css into the same folder and open index.html in a browser.
2. Write your own text into index.html. Headings, lists and links are plain elements, so nothing else has to change.
3. Colours, type sizes and spacing are at the top of style.css. Change them there; the rest follows.
4. Replace the pictures by your own of the same proportions, and write what they show into their alt texts.
5. Look at the page at the width of a phone before you publish it.`;

const templates = [
  {
    itemName: 'Pricing page template',
    slug: 'pricing-page-template',
    price: '12.00',
    imageUrl: '/site/item-1.webp',
    description:
      'A pricing page as plain HTML and CSS: a heading, three plans with their features, and a button under each. Made by our own engine from a design of ours, so it also shows what a conversion looks like.',
  },
  {
    itemName: 'Dashboard template',
    slug: 'dashboard-template',
    price: '19.00',
    imageUrl: '/site/item-2.webp',
    description:
      'A dashboard as plain HTML and CSS: a side menu, figures on cards and a table below them. Made by our own engine from a design of ours. It has no scripts: the numbers are text for you to replace or fill in.',
  },
];

/** The two items of a fresh demo. An installation that has items keeps its own. */
export async function seedItems(db: Database): Promise<void> {
  const existing = await db.select({ id: items.id }).from(items).limit(1);
  if (existing.length > 0) return;
  await db.transaction(async (tx) => {
    const rows = templates.map((template) => ({ id: uuidv7(), itemId: makeItemId(), guidelines, ...template }));
    await tx.insert(items).values(rows);
    await announce(tx, SITE_STREAM);
  });
}
