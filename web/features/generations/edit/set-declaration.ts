import type { Change, FileChange } from './apply-changes.ts';
import type { PageCode } from './page-code.ts';
import type { Declaration, Rule } from './read-rules.ts';

/** All longhands and older names that a property says again: they go when it is set. */
const COVERED: Record<string, RegExp> = {
  padding: /^padding(-|$)/,
  'padding-inline': /^padding-(inline|left|right)(-|$)/,
  'padding-block': /^padding-(block|top|bottom)(-|$)/,
  margin: /^margin(-|$)/,
  'margin-top': /^margin-(top|block-start)$/,
  'margin-bottom': /^margin-(bottom|block-end)$/,
  gap: /^(grid-)?(row-|column-)?gap$/,
  'background-color': /^background(-color|-image)?$/,
  'border-radius': /^border-(.*-)?radius$/,
};
/** A property may also be said by a wider one, behind which it has to stand. */
const WIDER: Record<string, RegExp> = {
  'padding-inline': /^padding$/,
  'padding-block': /^padding$/,
  'margin-top': /^margin(-block)?$/,
  'margin-bottom': /^margin(-block)?$/,
  'font-size': /^font$/,
  'font-weight': /^font$/,
};

export const saysAgain = (property: string, { property: other }: Declaration): boolean =>
  COVERED[property]?.test(other) ?? property === other;

/**
 * The changes that make a rule declare a property, in its place or last; without a value they take it out. What would say
 * the same property goes.
 */
export function declarationChanges(code: PageCode, rule: Rule, property: string, value: string | null): FileChange[] {
  return changesIn(code, rule, property, value).map((change) => ({ ...change, file: rule.file }));
}

function changesIn(code: PageCode, rule: Rule, property: string, value: string | null): Change[] {
  const source = code[rule.file];
  const covered = rule.declarations.filter((each) => saysAgain(property, each));
  const wider = rule.declarations.findLast((each) => WIDER[property]?.test(each.property));
  if (value === null) return covered.map((each) => removal(source, rule, each));
  const written = `${property}: ${value}`;
  const kept = covered.at(-1);
  if (kept && (!wider || wider.start < kept.start)) {
    const isSame = kept.property === property && kept.value === value;
    const others = covered.slice(0, -1).map((each) => removal(source, rule, each));
    return isSame ? others : [...others, { start: kept.start, end: kept.end, text: written }];
  }
  return [...covered.map((each) => removal(source, rule, each)), insertion(source, rule, written)];
}

/** A declaration behind the last one, on a line of its own where the others have one. */
function insertion(source: string, { block, declarations }: Rule, written: string): Change {
  const last = declarations.at(-1);
  if (!last) {
    const closing = /\n([ \t]*)$/.exec(source.slice(block.start, block.end));
    const text = closing ? `\n${closing[1]}  ${written};` : ` ${written}; `;
    return { start: block.start, end: closing ? block.end - closing[0].length : block.end, text };
  }
  const before = /\s*$/.exec(source.slice(block.start, last.start))?.[0] ?? ' ';
  const semicolon = /^\s*;/.exec(source.slice(last.end, block.end))?.[0];
  const end = last.end + (semicolon?.length ?? 0);
  const line = before.replace(/^[\s\S]*(?=\n)/, '') || ' ';
  return { start: end, end, text: `${semicolon ? '' : ';'}${line}${written};` };
}

function removal(source: string, { block }: Rule, { start, end }: Declaration): Change {
  const before = /\s*$/.exec(source.slice(block.start, start))?.[0] ?? '';
  const semicolon = /^\s*;/.exec(source.slice(end, block.end))?.[0] ?? '';
  return { start: start - before.length, end: end + semicolon.length, text: '' };
}
