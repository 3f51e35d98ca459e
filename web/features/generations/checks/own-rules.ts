import type { loadEdits, PageCode } from '../edit/index.ts';

type Rule = ReturnType<Awaited<ReturnType<typeof loadEdits>>['readRules']>[number];

/** The rules that say how something looks by themselves: neither tokens and variables, nor the steps of an animation. */
export function ownRulesOf(code: PageCode, rules: readonly Rule[]): Rule[] {
  return rules.filter((rule) => {
    if (/^@theme\b/.test(rule.selector) || /@(-\w+-)?keyframes\b/.test(rule.condition)) return false;
    const isStyled = rule.declarations.some(({ property }) => !property.startsWith('--'));
    return isStyled || restOf(code, rule) !== '';
  });
}

/** What stands in a rule beside its declarations: rules within it, or Tailwind's `@apply`. */
function restOf(code: PageCode, { file, block, declarations }: Rule): string {
  let rest = '';
  let done = block.start;
  for (const { start, end } of declarations) {
    rest += code[file].slice(done, start);
    done = end;
  }
  rest += code[file].slice(done, block.end);
  return rest.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[\s;]+/g, '');
}
