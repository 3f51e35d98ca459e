/**
 * Where the goods of the demo's items lie under web/public (`npm run site:goods` makes them). The folder is no secret to
 * who reads this, but nothing on the site leads there without a paid order.
 */
export const goodsUrl = (slug: string): string => `/site/goods/8778e601f87bfc95d1896fc3/${slug}.zip`;
