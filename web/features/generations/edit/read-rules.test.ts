import { describe, expect, it } from 'vitest';
import { changeFiles } from './apply-changes.ts';
import { readRules } from './read-rules.ts';
import { declarationChanges } from './set-declaration.ts';
import { exampleNames, examples } from './testing/examples.ts';

describe('readRules', () => {
  it.each(exampleNames)('reads where each declaration stands, %s', (name) => {
    const code = examples[name];
    const rules = readRules(code);
    expect(rules.length).toBeGreaterThan(0);
    for (const { file, selector, start, declarations, block } of rules) {
      expect(code[file].slice(start).startsWith(selector)).toBe(true);
      expect(code[file][block.end]).toBe('}');
      for (const { property, value, start: from, end } of declarations) {
        expect(code[file].slice(from, end).replace(/\s+/g, '')).toBe(`${property}:${value}`.replace(/\s+/g, ''));
      }
    }
  });

  it('knows themes and conditions; what is broken or no value of one name is left out', () => {
    const html = '<style type="text/tailwindcss">@theme { --color-a: #fff; --color-*: initial }</style>';
    const css = '.a { color: red; ; b } @layer x { @media (width >= 9px) { .b { gap: 1px !important } } } .c {';
    const rules = readRules({ html, css }).map(({ selector, condition, declarations }) => [
      ...[selector, condition],
      declarations.map(({ property, value }) => `${property}=${value}`).join(' '),
    ]);
    expect(rules.slice(0, 3)).toEqual([
      ['@theme', '', '--color-a=#fff'],
      ['.a', '', 'color=red'],
      ['.b', '@layer x @media (width >= 9px)', 'gap=1px !important'],
    ]);
  });
});

describe('declarationChanges', () => {
  const change = (css: string, property: string, value: string | null): string => {
    const code = { html: '', css };
    return changeFiles(code, declarationChanges(code, readRules(code)[0]!, property, value)).css;
  };

  it('sets a value where it is', () => {
    expect(change('.a {\n  color: red;\n  gap: 1px;\n}', 'color', 'blue')).toBe('.a {\n  color: blue;\n  gap: 1px;\n}');
    expect(change('.a { color: red }', 'color', 'blue')).toBe('.a { color: blue }');
  });

  it('adds it last, laid out as the others are', () => {
    expect(change('.a {\n  color: red;\n}', 'gap', '1px')).toBe('.a {\n  color: red;\n  gap: 1px;\n}');
    expect(change('.a { color: red }', 'gap', '1px')).toBe('.a { color: red; gap: 1px; }');
    expect(change('.a {\n}', 'gap', '1px')).toBe('.a {\n  gap: 1px;\n}');
    expect(change('.a {}', 'gap', '1px')).toBe('.a { gap: 1px; }');
  });

  it('takes out what says the same', () => {
    expect(change('.a {\n  padding-top: 1px;\n  padding-inline: 2px;\n  gap: 0;\n}', 'padding', '3px')).toBe(
      '.a {\n  padding: 3px;\n  gap: 0;\n}',
    );
    expect(change('.a { background: red; }', 'background-color', 'blue')).toBe('.a { background-color: blue; }');
    expect(change('.a { padding-left: 1px; padding: 2px; }', 'padding-inline', '3px')).toBe(
      '.a { padding: 2px; padding-inline: 3px; }',
    );
    expect(change('.a { color: red; gap: 1px; }', 'gap', null)).toBe('.a { color: red; }');
  });
});
