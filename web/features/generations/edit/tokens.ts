import type { Framework } from '#contract/generations.ts';
import { changeFiles, type FileChange } from './apply-changes.ts';
import { bootstrapFollowers, lettersToFollow } from './bootstrap-followers.ts';
import type { PageCode } from './page-code.ts';
import { readElements } from './read-elements.ts';
import { type Rule, readRules } from './read-rules.ts';
import { declarationChanges } from './set-declaration.ts';

export const TOKEN_GROUPS = ['palette', 'type', 'spacing', 'families', 'radii'] as const;
export type TokenGroup = (typeof TOKEN_GROUPS)[number];

/** A value that the page uses by name, as it is declared. */
export interface Token {
  /** A custom property: `--color-primary`. */
  name: string;
  value: string;
  group: TokenGroup;
}

/** The design system that a page declares: Tailwind's theme, Bootstrap's block of variables, or custom properties of the root. */
export function readTokens(code: PageCode, framework: Framework): Token[] {
  const declared = new Map<string, string>();
  for (const rule of readRules(code).filter((each) => isTokenRule(each, framework)))
    for (const { property, value } of rule.declarations) if (property.startsWith('--')) declared.set(property, value);
  return [...declared].flatMap(([name, value]) => {
    const group = groupOf(name, value, framework);
    return group ? [{ name, value, group }] : [];
  });
}

/**
 * Gives a token another value; without a value its declaration goes, and what the framework says holds again. Where the
 * page has no block for tokens yet, it gets one.
 */
export function setToken(code: PageCode, framework: Framework, name: string, value: string | null): PageCode {
  const all = readRules(code);
  const rules = all.filter((each) => isTokenRule(each, framework));
  const rule =
    rules.findLast(({ declarations }) => declarations.some(({ property }) => property === name)) ?? rules.at(-1);
  if (!rule) return value === null ? code : changeFiles(code, [newBlock(code, framework, name, value)]);
  const others = framework === 'bootstrap' ? bootstrapFollowers(rule, name, value) : [];
  const known = others.filter(([other]) => rule.declarations.some(({ property }) => property === other));
  // What is not declared yet comes last, all in one place.
  const changed = changeFiles(code, [
    ...declarationChanges(code, rule, name, value),
    ...known.flatMap(([other, its]) => declarationChanges(code, rule, other, its)),
    ...(framework === 'bootstrap' ? all.filter((each) => each !== rule) : []).flatMap((each) =>
      lettersToFollow(each, name, value).flatMap(([other, its]) => declarationChanges(code, each, other, its)),
    ),
  ]);
  const missing = others.find((each) => !known.includes(each));
  return missing ? setToken(changed, framework, missing[0], missing[1]) : changed;
}

const isTokenRule = ({ selector, condition }: Rule, framework: Framework): boolean => {
  if (framework === 'tailwind') return /^@theme\b/.test(selector) && condition === '';
  return condition === '' && /(^|,)\s*:root\s*(,|$)/.test(selector);
};

const IS_COLOR = /^(#[\da-f]{3,8}|(rgb|hsl|hwb|ok)[\w]*\(.*\)|lab\(.*\)|lch\(.*\)|color\(.*\)|white|black)$/i;
const IS_LENGTH = /^-?[\d.]+(px|rem|em|ch|%)$|^0$|^(clamp|calc|min|max)\(/;

/** What a token is for: by its name where the framework gives it one, otherwise by name and value. */
export function groupOf(name: string, value: string, framework: Framework): TokenGroup | undefined {
  if (framework === 'bootstrap') return bootstrapGroup(name, value);
  if (/^--(color|colour)-/.test(name)) return 'palette';
  if (/^--(text|font-size|fs)-/.test(name) && !/--(line-height|letter-spacing|font-weight)$/.test(name))
    return IS_LENGTH.test(value) ? 'type' : IS_COLOR.test(value) ? 'palette' : undefined;
  if (/^--(spacing|space|gap)(-|$)/.test(name)) return 'spacing';
  if (framework === 'tailwind' && name.startsWith('--default-')) return undefined;
  if (/^--font-(?!weight|size|feature|variation)|^--family-|font-family$/.test(name)) return 'families';
  if (/^--radius(-|$)|-radius$/.test(name)) return 'radii';
  if (framework === 'custom' && IS_COLOR.test(value)) return 'palette';
  return undefined;
}

function bootstrapGroup(name: string, value: string): TokenGroup | undefined {
  if (!name.startsWith('--bs-')) return undefined;
  if (/font-family$|^--bs-font-(sans-serif|monospace)$/.test(name)) return 'families';
  if (/^--bs-border-radius/.test(name)) return 'radii';
  if (/font-size$/.test(name)) return 'type';
  // Those of a component follow the colours of the page.
  return IS_COLOR.test(value) && !/^--bs-(btn|focus|pagination|nav|list-group)-/.test(name) ? 'palette' : undefined;
}

/** A block for tokens with its first one: in the head of the document, or first in the style sheet. */
function newBlock(code: PageCode, framework: Framework, name: string, value: string): FileChange {
  const root = framework === 'tailwind' ? '@theme' : ':root';
  if (framework === 'custom' && code.css.trim() !== '')
    return { file: 'css', start: 0, end: 0, text: `${root} {\n  ${name}: ${value};\n}\n\n` };
  const elements = readElements(code.html);
  const head = elements.find(({ tag }) => tag === 'head');
  const type = framework === 'tailwind' ? ' type="text/tailwindcss"' : '';
  const last = head && elements[head.children.at(-1) ?? -1];
  const indent = last ? (/\n([ \t]*)$/.exec(code.html.slice(0, last.start))?.[1] ?? '') : '';
  const lines = [`<style${type}>`, `  ${root} {`, `    ${name}: ${value};`, '  }', '</style>'];
  const block = lines.map((line) => `\n${indent}${line}`).join('');
  const place = last?.end ?? head?.content.end ?? elements.find(({ tag }) => tag === 'html')?.startTag.end ?? 0;
  return { file: 'html', start: place, end: place, text: last ? block : `${block}\n` };
}
