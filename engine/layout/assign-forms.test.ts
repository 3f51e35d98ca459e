import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignForms } from './assign-forms.ts';

function control(role: string, x: number, y: number, width = 200): LayoutNode {
  const box = { x, y, width, height: 36 };
  return { kind: 'empty', role, box, ink: box, children: [], paint: { fill: 0xffffff } };
}

it('gives each field the label above it', () => {
  const [name, town] = [textNode('Name', 0, 0), textNode('Town', 0, 90)];
  const fields = [control('input', 0, 26), control('input', 0, 116)];
  assignForms(group('stack', [name, fields[0], town, fields[1]]));
  expect(fields.map(({ form }) => form)).toEqual([
    { id: 'field-1', label: 'Name' },
    { id: 'field-2', label: 'Town' },
  ]);
  expect([name.form, town.form]).toEqual([{ labels: 'field-1' }, { labels: 'field-2' }]);
});

it('takes the text before a field for its label, but not the cell of a table', () => {
  const field = control('input', 200, 0);
  const label = textNode('Amount', 80, 8);
  assignForms(group('row', [label, field]));
  expect(label.role).toBe('label');
  const cell = textNode('Amount', 80, 8);
  assignForms(group('row', [textNode('Rope', 0, 8), cell, control('input', 200, 0)]));
  expect(cell.role).toBeUndefined();
});

it('makes the smallest group around the fields and their button the form', () => {
  const button = control('button', 0, 90, 80);
  const form = group('stack', [control('input', 0, 0), control('input', 0, 45), button]);
  const root = group('row', [form, textNode('Beside it', 400, 0)]);
  assignForms({ ...group('stack', []), children: [root] });
  expect([form.role, root.role, button.form]).toEqual(['form', undefined, { submits: true }]);
});

it('takes the button that follows the fields into their form', () => {
  const fields = group('row', [control('input', 0, 0), control('input', 220, 0)]);
  const root = group('stack', [fields, control('button', 0, 120, 80)]);
  assignForms({ ...group('stack', []), children: [root] });
  expect([root.role, fields.role]).toEqual(['form', undefined]);
});

it('makes no form of fields that nothing sends', () => {
  const fields = group('row', [control('input', 0, 0), control('input', 220, 0)]);
  const root = group('stack', [fields, textNode('Saved', 0, 120), control('button', 0, 400, 80)]);
  assignForms({ ...group('stack', []), children: [root] });
  expect([root.role, fields.role]).toEqual([undefined, undefined]);
});

it('makes no form of a field alone', () => {
  const root = group('stack', [control('input', 0, 0), textNode('Nothing else', 0, 80)]);
  assignForms({ ...group('stack', []), children: [root] });
  expect(root.role).toBeUndefined();
});
