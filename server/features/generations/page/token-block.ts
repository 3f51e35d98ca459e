import type { Framework } from '#contract/generations.ts';

/** Values of tokens: colours, lengths, families, shadows. Nothing that loads, escapes or ends the block. */
const VALUE = /^[\w\s#%.,()'"+*/-]+$/;
const LOADS = /url|src|image|expression/i;
const DECLARATION = /(--[a-z][\w-]*)\s*:\s*([^;{}]+)(?:;|$)/gi;
const SELECTOR = /^[\w\s.:,>*[\]="'-]+$/;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** What a framework takes as tokens: the block or rules that may hold them, and the names that they may have. */
const TOKENS = {
  tailwind: {
    rule: /(@theme(?:\s+(?:inline|static))?)\s*\{([^{}]*)\}/g,
    name: /^--/,
    type: ' type="text/tailwindcss"',
  },
  bootstrap: { rule: /([^{}@;]+)\{([^{}]*)\}/g, name: /^--bs-/, type: '' },
} as const;

/**
 * The one block of tokens that a page without own rules may have: `@theme` for Tailwind, Bootstrap's own variables for Bootstrap.
 * Whatever else stands in a style sheet is dropped.
 *
 * @returns a style element, or nothing
 */
export function tokenBlock(css: string, framework: Framework): string {
  if (framework === 'custom') return '';
  const { rule, name, type } = TOKENS[framework];
  const rules = [...css.replace(COMMENT, ' ').matchAll(rule)].flatMap(([, selector = '', block = '']) => {
    const head = selector.trim();
    const lines = [...block.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) =>
      name.test(property) && VALUE.test(value) && !LOADS.test(value) ? `  ${property}: ${value.trim()};` : [],
    );
    const isPlain = head.startsWith('@theme') || SELECTOR.test(head);
    return isPlain && lines.length > 0 ? `${head} {\n${lines.join('\n')}\n}` : [];
  });
  return rules.length > 0 ? `<style${type}>\n${rules.join('\n')}\n</style>` : '';
}
