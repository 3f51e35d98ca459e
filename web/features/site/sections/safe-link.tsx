import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isSafeLink } from '#contract/vocabulary/safe-link.ts';

/** Where a link of the content leads; `#` when it leads nowhere or nowhere safe. Anchors are those of the landing page. */
export function safeHref(link: string): string {
  if (!isSafeLink(link)) return '#';
  return /^#./.test(link) ? `/${link}` : link;
}

/** A link that an admin wrote. */
export function SafeLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const to = safeHref(href);
  if (to.startsWith('/')) return <Link to={to} {...rest} />;
  return <a href={to} rel={/^http/i.test(to) ? 'noopener noreferrer' : undefined} {...rest} />;
}
