import type { Item } from '#contract/items.ts';
import type { CreditPackage } from '#contract/packages.ts';
import type { Section } from '#web/data/outcome.ts';
import { paths } from '#web/paths.ts';
import { SITE_NAME } from './page-meta.ts';

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

type Priced = Pick<Item, 'price' | 'currency'>;

const product = (name: string, description: string, image: string, { price, currency }: Priced, url: string) => ({
  '@type': 'Product',
  name,
  description,
  image,
  brand: { '@type': 'Brand', name: SITE_NAME },
  offers: { '@type': 'Offer', price, priceCurrency: currency, url, availability: 'https://schema.org/OnlineOnly' },
});

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

const packageProduct = ({ packageName, description, _id, ...pack }: CreditPackage, origin: string) =>
  product(packageName, description || 'Perfect for you', `${origin}/site/og.png`, pack, `${origin}/#package-${_id}`);

export const itemProduct = ({ itemName, description, imageUrl, slug, itemId, ...item }: Item, origin: string) =>
  product(
    itemName,
    description || itemName,
    absolute(origin, imageUrl || '/site/og.png'),
    item,
    origin + paths.item(slug, itemId),
  );

/** What the landing page is about: who we are and what we sell. For loaders on the server: only search engines read it. */
export function describeHome(packages: Section<CreditPackage[]>, origin: string): object[] {
  const sold = !(packages instanceof Promise) && packages.state === 'loaded' ? packages.data : [];
  return [organization(origin), ...sold.map((pack) => packageProduct(pack, origin))];
}

export function describeItems(items: Section<Item[]>, origin: string): object[] {
  const sold = !(items instanceof Promise) && items.state === 'loaded' ? items.data : [];
  return sold.map((item) => itemProduct(item, origin));
}
