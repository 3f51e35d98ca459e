/** Characters, without pictures, fonts and the spaces of indentation. */
export type PageWeight = { html: number; css: number };

/**
 * Weighs the markup of a rendered page and the rules that it uses. Self-contained, like `extractPage`.
 *
 * The markup is that of the body, without scripts, without what is inside drawings, and without data in addresses. A rule is
 * used when one of its selectors matches, in whatever state or window; of a list of selectors only those count that match,
 * and custom properties only where a used rule asks for them. Reads linked style sheets, so they must be reachable.
 */
export async function weighPage(document: Document): Promise<PageWeight> {
  const window = document.defaultView as Window & typeof globalThis;
  const withoutData = (code: string): string => code.replace(/data:[a-z]+\/[^"')\s]*/g, '').replace(/\s+/g, ' ');

  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style, link, template, noscript')) element.remove();
  for (const drawing of body.querySelectorAll('svg')) drawing.replaceChildren();
  const markup = withoutData(body.outerHTML);

  /** Without what depends on a state or is no element of its own: `a:hover::before` is used where there is an `a`. */
  const STATES =
    /::?(before|after|first-line|first-letter)\b|::[a-z-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|visited|link|target|disabled|enabled|checked|indeterminate|invalid|valid|placeholder-shown|autofill|open|popover-open|modal|fullscreen|-[a-z-]+)(?![a-z-])/g;
  const matches = (selector: string): boolean => {
    const plain = selector.replace(STATES, '').trim();
    const whole = plain.replace(/(^|[\s>+~(,])(?=[>+~),]|$)/g, '$1*') || '*';
    try {
      return document.querySelector(whole) !== null;
    } catch {
      return false;
    }
  };
  /** At commas that are in no bracket. */
  const partsOf = (list: string): string[] => {
    const parts: string[] = [''];
    let depth = 0;
    for (const character of list) {
      if ('([{'.includes(character)) depth += 1;
      if (')]}'.includes(character)) depth -= 1;
      if (character === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += character;
    }
    return parts.map((part) => part.trim());
  };

  /** `prelude` is written once before the rules in it: a list of selectors, or a condition. */
  type Used = { prelude: string; declarations: string[]; inner: Used[] };
  const declarationsOf = (style: CSSStyleDeclaration): string[] =>
    style.cssText
      .replace(/url\([^)]*\)/g, 'url()')
      .split(';')
      .map((declaration) => declaration.trim())
      .filter(Boolean);
  const usedOf = (rules: CSSRuleList, around: string | null): Used[] =>
    [...rules].flatMap((rule): Used[] => {
      if (rule instanceof window.CSSStyleRule) {
        const parts = partsOf(rule.selectorText).filter((part) => {
          const resolved = around === null ? part : part.replaceAll('&', `:is(${around})`);
          return matches(around !== null && !part.includes('&') ? `:is(${around}) ${part}` : resolved);
        });
        const inner = usedOf(rule.cssRules, rule.selectorText);
        const declarations = parts.length > 0 ? declarationsOf(rule.style) : [];
        if (declarations.length === 0 && inner.length === 0) return [];
        return [{ prelude: (parts.length > 0 ? parts : [rule.selectorText]).join(', '), declarations, inner }];
      }
      if (rule.constructor.name === 'CSSNestedDeclarations')
        return [{ prelude: '', declarations: declarationsOf((rule as CSSStyleRule).style), inner: [] }];
      if (rule instanceof window.CSSGroupingRule) {
        const inner = usedOf(rule.cssRules, around);
        const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        return inner.length > 0 ? [{ prelude, declarations: [], inner }] : [];
      }
      return [];
    });

  const rulesOf = async (sheet: CSSStyleSheet): Promise<CSSRuleList> => {
    try {
      return sheet.cssRules;
    } catch {
      // From another origin: its text can be read where its server allows it.
      const copy = new window.CSSStyleSheet();
      const answer = await window.fetch(sheet.href ?? '');
      await copy.replace(await answer.text());
      return copy.cssRules;
    }
  };
  const used: Used[] = [];
  for (const sheet of document.styleSheets) used.push(...usedOf(await rulesOf(sheet), null));

  const all = (rules: readonly Used[]): string[] =>
    rules.flatMap(({ declarations, inner }) => [...declarations, ...all(inner)]);
  const namesIn = (value: string): string[] => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
  const everything = all(used);
  const wanted = new Set<string>();
  const queue = everything.filter((declaration) => !declaration.startsWith('--')).flatMap(namesIn);
  queue.push(...namesIn(markup));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    queue.push(...everything.filter((declaration) => declaration.startsWith(`${name}:`)).flatMap(namesIn));
  }
  const isWanted = (declaration: string): boolean =>
    !declaration.startsWith('--') || wanted.has(declaration.slice(0, declaration.indexOf(':')));
  const lengthOf = ({ prelude, declarations, inner }: Used): number => {
    const kept = declarations.filter(isWanted);
    const content = kept.join('; ').length + inner.reduce((sum, rule) => sum + lengthOf(rule), 0);
    return content === 0 ? 0 : prelude.length + content + ' {  }'.length;
  };
  return { html: markup.length, css: used.reduce((sum, rule) => sum + lengthOf(rule), 0) };
}
