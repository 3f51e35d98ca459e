import { describe, expect, it } from 'vitest';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { fontOf } from '../typeface/fonts.ts';
import { group } from './arrange.ts';
import { assignRoles } from './assign-roles.ts';

const PAGE = { x: 0, y: 0, width: 1280, height: 2000 };

function text(content: string, x: number, y: number, size = 16, weight: 400 | 700 = 400): LayoutNode {
  const box = { x, y, width: content.length * 8, height: Math.round(size * 1.25) };
  const words = content.split(' ').map((word) => ({ text: word, underlined: false, color: 0 }));
  const rest = { size, lineHeight: box.height, color: 0, align: 'left', bullet: false, code: false, breaks: [] };
  const lines = [{ text: content, words, ground: 0xffffff }];
  const block = { lines, font: fontOf('arial', weight), ...rest } as unknown as TextBlock;
  return { kind: 'text', box, ink: box, children: [], text: block };
}

const leaf = (kind: LayoutNode['kind'], box: Box, rest: object = {}): LayoutNode =>
  ({
    kind,
    box,
    ink: box,
    children: [],
    ...rest,
  }) as LayoutNode;

function page(...children: LayoutNode[]): LayoutNode {
  const root: LayoutNode = { kind: 'stack', box: PAGE, ink: PAGE, children };
  assignRoles(root, { size: 16, color: 0 });
  return root;
}

/** Roles as nested text: `ul(a a)`. */
function outline(node: LayoutNode): string {
  const inner = node.children.map(outline).filter(Boolean).join(' ');
  return inner ? `${node.role ?? node.kind}(${inner})` : (node.role ?? node.kind);
}

describe('assignRoles', () => {
  it('gives one h1 and levels that skip none', () => {
    const root = page(text('Small first', 0, 0, 22), text('The title', 0, 40, 40), text('Next', 0, 100, 30));
    expect(outline(root)).toBe('stack(h2 h1 h2)');
  });

  it('makes a list of like short lines, not of sentences', () => {
    const lines = (end: string) => [0, 1, 2].map((i) => text(`Line ${i}${end}`, 0, 500 + i * 28));
    expect(outline(page(text('Title', 0, 0, 40), group('stack', lines(''))))).toBe('stack(h1 ul(text text text))');
    expect(outline(page(text('Title', 0, 0, 40), ...lines('.')))).toBe('stack(h1 text text text)');
  });

  it('makes a list of lines that each have an icon before them', () => {
    const item = (i: number): LayoutNode => {
      const icon = { x: 0, y: 502 + i * 36, width: 14, height: 12 };
      return group('row', [
        leaf('image', icon, { image: { kind: 'icon' } }),
        text(`Feature ${i}`, 28, 500 + i * 36, i === 1 ? 15.7 : 16),
      ]);
    };
    const root = page(text('Title', 0, 0, 40), ...[0, 1, 2].map(item), text('More', 0, 700));
    expect(outline(root)).toBe(
      'stack(h1 ul(row(img text) row(img text) row(img text)) text)'.replaceAll('img', 'image'),
    );
  });

  it('takes no price and no measure for a heading', () => {
    const figures = ['€24', '08:40', '41 %', '12 kg', '2h40', '1 h 30 min', '$9 / month', '/ mo.', 'per seat'].map(
      (content, i) => text(content, 0, 100 + i * 60, 40, 700),
    );
    expect(outline(page(text('Plans', 0, 0, 30), ...figures))).not.toMatch(/h[23]/);
    expect(outline(page(text('Plans', 0, 0, 30), ...figures))).toMatch(/^stack\(h1 /);
  });

  it('gives a field the label above it, and a form around field and button', () => {
    const border = { color: 0x999999, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
    const field = leaf('empty', { x: 0, y: 330, width: 300, height: 40 }, { paint: { border } });
    const button = leaf(
      'stack',
      { x: 0, y: 390, width: 120, height: 40 },
      {
        paint: { fill: 0x2244cc, radius: 6 },
        children: [text('Send now', 28, 400)],
      },
    );
    const label = text('Your name', 0, 304);
    const form = group('stack', [label, field, button]);
    page(text('Title', 0, 0, 40), form);
    expect([form.role, label.role, label.form?.labels, field.form?.id, button.form?.submits]).toEqual([
      'form',
      'label',
      'your-name',
      'your-name',
      true,
    ]);
  });

  it('takes a badge with a dot before its words for no button and no list', () => {
    const words = text('Fresh for 2026', 44, 305);
    words.text!.bullet = 'disc';
    const badge = leaf('stack', { x: 0, y: 300, width: 172, height: 30 }, { paint: { fill: 0xe2f5f3, radius: 14 } });
    badge.children = [words];
    expect(outline(page(text('The title', 0, 0, 40), badge))).toBe('stack(h1 span(empty text))');
  });

  it('takes a wide box with a text in its middle for a button only below a field as wide', () => {
    const border = { color: 0x999999, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const };
    const field = leaf('empty', { x: 0, y: 330, width: 480, height: 40 }, { paint: { border } });
    const wide = (x: number, y: number) =>
      leaf('stack', { x, y, width: 480, height: 40 }, { paint: { fill: 0x2244cc, radius: 6 }, children: [] });
    const below = { ...wide(0, 390), children: [text('Sign in', 212, 400)] };
    const beside = { ...wide(600, 390), children: [text('Sale', 822, 400)] };
    page(text('Title', 0, 0, 40), group('stack', [text('Your name', 0, 304), field, below]), beside);
    expect([below.role, beside.role]).toEqual(['button', undefined]);
  });

  it('finds a table by its columns, and its head by its style', () => {
    const row = (y: number, weight: 400 | 700) =>
      group('row', [text('Name', 0, y, 16, weight), text('Amount', 200, y, 16, weight)]);
    const table = group('stack', [row(600, 700), row(630, 400), row(660, 400), row(690, 400)]);
    expect(outline(page(text('Title', 0, 0, 40), table)).replace(/ ?h1 ?/, '')).toContain(
      'table(tr(th th) tr(text text) tr(text text) tr(text text))',
    );
  });

  it('takes a byline with dots between its parts for no navigation', () => {
    const words = ['By Ann Miller', '·', '14 May', '·', 'nine minutes'];
    const byline = group(
      'row',
      words.map((part, i) => text(part, 24 + 120 * i, 120)),
    );
    expect(outline(page(text('How we moved', 24, 40, 40), byline))).not.toContain('nav');
  });

  it('takes the head of a box for no button', () => {
    const box = (y: number, height: number, ...children: LayoutNode[]): LayoutNode =>
      leaf('stack', { x: 24, y, width: 240, height }, { paint: { fill: 0x2b7fff, radius: 4 }, children });
    const label = text('Most chosen', 100, 110);
    const head = box(100, 36, label);
    const other = box(600, 36, text('Choose this', 100, 610));
    page(head, box(136, 300, text('Team', 40, 160, 24)), other);
    expect([head.role, other.role]).toEqual([undefined, 'button']);
  });

  it('takes the head of a table for no navigation', () => {
    const row = (y: number) =>
      group(
        'row',
        [0, 200, 400].map((x) => text('Word', x, y)),
      );
    const root = page(text('Title', 0, 0, 40), group('stack', [row(100), row(130)]));
    expect(outline(root)).not.toContain('nav');
  });

  it('says what a picture shows by the heading beside it', () => {
    const picture = leaf('image', { x: 0, y: 600, width: 300, height: 200 }, { image: { kind: 'photo' } });
    page(text('Title', 0, 0, 40), group('stack', [picture, text('A red kiln', 0, 810, 24), text('words', 0, 850)]));
    expect(picture.alt).toBe('A red kiln');
  });
});
