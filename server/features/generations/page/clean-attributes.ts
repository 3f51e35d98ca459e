import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanCss, type Rewrite } from './clean-css.ts';

type Attribute = Tree.Element['attrs'][number];

/** What a page may link to. Everything else (`javascript:`, `data:`) would run in the reader's browser. */
const LINK = /^(?:https?:|mailto:|tel:|#|\/|\.|\?|[\w-]+(?:[/.?#]|$))/i;
const DROPPED = new Set(['srcset', 'imagesrcset', 'srcdoc', 'ping', 'integrity', 'nonce', 'formaction', 'manifest']);
/** Attributes of SVG that are read as CSS. */
const CSS_ATTRIBUTES = new Set(
  'style clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke'.split(' '),
);
const PICTURE_TAGS = new Set(['img', 'input', 'image', 'feimage']);

/** The attributes an element may keep: no handlers, no foreign addresses, pictures through `rewrite`. */
export function cleanAttributes({ tagName, attrs }: Tree.Element, rewrite: Rewrite): Attribute[] {
  const tag = tagName.toLowerCase();
  const kept = attrs.flatMap((attribute) => {
    const value = cleanValue(tag, attribute.name.toLowerCase(), attribute.value, rewrite);
    return value === undefined ? [] : [{ ...attribute, value }];
  });
  if (tag === 'img' && !kept.some(({ name }) => name === 'alt')) kept.push({ name: 'alt', value: '' });
  return kept;
}

function cleanValue(tag: string, name: string, value: string, rewrite: Rewrite): string | undefined {
  if (name.startsWith('on') || DROPPED.has(name)) return undefined;
  if (CSS_ATTRIBUTES.has(name)) return cleanCss(value, rewrite);
  if (name === 'class') return cleanClasses(value);
  if (name === 'src' || name === 'poster' || name === 'background' || name === 'data')
    return PICTURE_TAGS.has(tag) ? rewrite(value.trim()) : undefined;
  if (name === 'action') return '#';
  if (name !== 'href' && !name.endsWith(':href')) return value;
  if (tag === 'a' || tag === 'area') return LINK.test(value.trim()) ? value : '#';
  if (value.trim().startsWith('#')) return value;
  return PICTURE_TAGS.has(tag) ? rewrite(value.trim()) : undefined;
}

/** Tailwind makes CSS out of classes like `bg-[url(https://…)]`. Such a class goes: what is in it cannot be rewritten. */
function cleanClasses(value: string): string {
  const loads = (name: string) => {
    const css = name.replaceAll('_', ' ');
    return css.includes('[') && cleanCss(css, () => '') !== css;
  };
  const names = value.split(/\s+/);
  return names.some(loads) ? names.filter((name) => !loads(name)).join(' ') : value;
}
