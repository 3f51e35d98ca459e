/// <reference path="./css-tree-parser.d.ts" />
import type { CssNode, Declaration as DeclarationNode } from 'css-tree';
import parse from 'css-tree/parser';
import type { PageCode } from './page-code.ts';
import { readElements, type Span } from './read-elements.ts';

export interface Declaration extends Span {
  property: string;
  value: string;
}

/** A rule of a page's style sheets, or Tailwind's `@theme`. Offsets are those of the file that it is in. */
export interface Rule extends Span {
  file: keyof PageCode;
  /** As written; `@theme` for Tailwind's block of tokens. */
  selector: string;
  /** The conditions around it (`@media (width >= 1024px)`), outermost first; empty where it always holds. */
  condition: string;
  /** Between its braces. */
  block: Span;
  declarations: Declaration[];
}

/** A style sheet of the page, in the file that it is written in. */
export interface Sheet extends Span {
  file: keyof PageCode;
  isTailwind: boolean;
}

/** The style elements of a document, then the style sheet beside it: in the order of the cascade. */
export function sheetsOf({ html, css }: PageCode): Sheet[] {
  const styles = readElements(html).filter(({ tag, isForeign }) => tag === 'style' && !isForeign);
  return [
    ...styles.map(({ content, attributes }): Sheet => {
      return { file: 'html', isTailwind: attributes.type?.value === 'text/tailwindcss', ...content };
    }),
    ...(css.trim() === '' ? [] : [{ file: 'css' as const, isTailwind: false, start: 0, end: css.length }]),
  ];
}

let last: { code: PageCode; rules: readonly Rule[] } | undefined;

/** All rules of the page, in the order of the source. Those nested in other rules are not read. */
export function readRules(code: PageCode): readonly Rule[] {
  if (last?.code.html === code.html && last.code.css === code.css) return last.rules;
  const rules = sheetsOf(code).flatMap((sheet) => rulesOf(code, sheet));
  last = { code, rules };
  return rules;
}

function rulesOf(code: PageCode, { file, start, end }: Sheet): Rule[] {
  const text = code[file].slice(start, end);
  const tree = parse(text, {
    ...{ positions: true, parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false },
    onParseError: () => {},
  });
  const rules: Rule[] = [];
  const spanOf = (node: CssNode): Span => ({
    start: start + (node.loc?.start.offset ?? 0),
    end: start + (node.loc?.end.offset ?? 0),
  });
  const visit = (node: CssNode, conditions: readonly string[]): void => {
    if (node.type === 'StyleSheet') for (const child of node.children.toArray()) visit(child, conditions);
    if (node.type !== 'Rule' && node.type !== 'Atrule') return;
    const { block, prelude } = node;
    if (!block) return;
    const head = prelude ? textOf(prelude) : '';
    const name = node.type === 'Atrule' ? `@${node.name}${head && ` ${head}`}` : head;
    if (node.type === 'Atrule' && node.name !== 'theme') {
      for (const child of block.children.toArray()) visit(child, [...conditions, name]);
      return;
    }
    const inside = spanOf(block);
    rules.push({
      ...{ file, selector: name, condition: conditions.join(' '), ...spanOf(node) },
      block: { start: inside.start + 1, end: inside.end - 1 },
      declarations: block.children.toArray().filter(isDeclaration).map(readDeclaration),
    });
  };
  const textOf = (node: CssNode): string => {
    const { start: from, end: to } = spanOf(node);
    return code[file].slice(from, to).trim();
  };
  const isDeclaration = (node: CssNode): node is DeclarationNode => node.type === 'Declaration';
  const readDeclaration = (node: DeclarationNode): Declaration => {
    const { start: from, end: to } = spanOf(node);
    // Up to a closing brace, white space counts as part of the value.
    const written = code[file].slice(from, to).trimEnd();
    const value = written.slice(written.indexOf(':') + 1).trim();
    return { property: node.property, value, start: from, end: from + written.length };
  };
  visit(tree, []);
  return rules;
}
