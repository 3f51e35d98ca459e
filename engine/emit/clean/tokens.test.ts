import { describe, expect, it } from 'vitest';
import { type Namespace, Tokens } from './tokens.ts';

/** The lines of variables that are asked for one after the other. */
function linesOf(...asked: [namespace: Namespace, value: string, wanted: string][]): string[] {
  const tokens = new Tokens();
  for (const one of asked) tokens.name(...one);
  return tokens.inOrder().lines();
}

describe('Tokens', () => {
  it('puts sizes of one name in order, whatever was asked for first', () => {
    const spacing = (rem: number): [Namespace, string, string] => ['spacing', `${rem}rem`, 'section'];
    expect(linesOf(spacing(8), spacing(3), spacing(5), spacing(5), spacing(4), spacing(6))).toEqual([
      '--spacing-section-xs: 3rem;',
      '--spacing-section-sm: 4rem;',
      '--spacing-section: 5rem;',
      '--spacing-section-lg: 6rem;',
      '--spacing-section-xl: 8rem;',
    ]);
  });

  it('gives a width and a distance names that differ, for `max-w-` asks for both', () => {
    expect(linesOf(['spacing', '20rem', 'content'], ['container', '40rem', 'content'])).toEqual([
      '--container-content-lg: 40rem;',
      '--spacing-content: 20rem;',
    ]);
  });

  it('tells colours of one name apart by their shades', () => {
    const tokens = new Tokens();
    const names = ['#6b7280', '#ddd', '#6a7180'].map((value) => tokens.name('color', value, 'ink'));
    expect(names).toEqual(['ink', 'ink-200', 'ink-500']);
  });

  it('writes the line height of a size behind it', () => {
    const tokens = new Tokens();
    tokens.name('text', '1.75rem', 'title');
    tokens.name('text', '0.9375rem', 'body');
    tokens.set('text', 'title--line-height', '2.25rem');
    expect(tokens.lines()).toEqual([
      '--text-body: 0.9375rem;',
      '--text-title: 1.75rem;',
      '--text-title--line-height: 2.25rem;',
    ]);
  });
});
