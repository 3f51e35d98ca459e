import { hexOf } from './hex-of.ts';
import type { PageToken } from './messages.ts';

const IS_ROOT = /(^|,)\s*:(root|host)\b/;
const USES = /var\(\s*(--[\w-]+)/g;

/**
 * The custom properties of the root that the page really uses: rules that match one of its elements, style attributes,
 * and what these properties are made of. Values are what the browser computes; colours as #rrggbb.
 */
export function readTokens(page: Document): PageToken[] {
  const declared = new Map<string, string>();
  const used = new Set<string>();
  const use = (text: string) => {
    for (const [, name] of text.matchAll(USES)) used.add(name!);
  };
  for (const rule of styleRules([...page.styleSheets])) {
    if (IS_ROOT.test(rule.selectorText)) {
      for (const name of rule.style) {
        if (name.startsWith('--')) declared.set(name, rule.style.getPropertyValue(name));
        else use(rule.style.getPropertyValue(name));
      }
    } else if (matches(page, rule)) use(rule.style.cssText);
  }
  for (const element of page.querySelectorAll('[style]')) use(element.getAttribute('style') ?? '');
  // A set is walked with what is added meanwhile.
  for (const name of used) use(declared.get(name) ?? '');

  const root = getComputedStyle(page.documentElement);
  return [...declared.keys()]
    .filter((name) => used.has(name))
    .map((name) => {
      const value = root.getPropertyValue(name).trim();
      return { name, value: CSS.supports('color', value) ? hexOf(value) : value };
    });
}

/** All rules that style something, those in layers, media queries and other rules as well. */
function* styleRules(sheets: Iterable<CSSStyleSheet | CSSRule>): Generator<CSSStyleRule> {
  for (const sheet of sheets) {
    if (sheet instanceof CSSStyleRule) yield sheet;
    if ('cssRules' in sheet) yield* styleRules(sheet.cssRules as CSSRuleList);
  }
}

/** Whether a rule is for something on this page, whatever state it is for. */
function matches(page: Document, { selectorText, parentRule }: CSSStyleRule): boolean {
  // A nested rule is for what its parent is for, or for less.
  if (parentRule instanceof CSSStyleRule) return matches(page, parentRule);
  const plain = selectorText.replace(
    /::?(before|after|placeholder|hover|focus|active|disabled|checked|focus-visible|focus-within|visited)\b/g,
    '',
  );
  try {
    return page.querySelector(plain.replace(/(^|,|[\s>+~])(?=\s*(,|$|[>+~]))/g, '$1*')) !== null;
  } catch {
    return true;
  }
}
