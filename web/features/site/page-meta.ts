import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  /** Address of the site, for the links that have to name it. */
  origin?: string | undefined;
  path: string;
  /** Picture for a link to this page elsewhere; a path of ours or an address. */
  image?: string;
  /** What the page is about, for search engines: schema.org objects. */
  structured?: object[];
}

export const SITE_NAME = 'Facsimile';

/** Title, description, canonical address, Open Graph and structured data of a public page. */
export function pageMeta({
  title,
  description,
  origin = '',
  path,
  image,
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const url = origin + path;
  const picture = image || '/site/og.png';
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture.startsWith('/') ? origin + picture : picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}
