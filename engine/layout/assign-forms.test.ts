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
    { id: 'name', name: 'name', label: 'Name' },
    { id: 'town', name: 'town', label: 'Town' },
  ]);
  expect([name.form, town.form]).toEqual([{ labels: 'name' }, { labels: 'town' }]);
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

it('gathers fields that are parts of the page with their labels and the button below', () => {
  const fields = [control('input', 0, 126), control('input', 0, 216)];
  const button = control('button', 0, 270, 80);
  const parts = [textNode('Name', 0, 100), fields[0], textNode('Town', 0, 190), fields[1], button];
  const root = { ...group('stack', []), children: [textNode('Join us', 0, 0, { size: 30 }), ...parts] };
  assignForms(root);
  expect(root.children.map(({ role }) => role)).toEqual([undefined, 'form']);
  expect(root.children[1].children).toEqual(parts);
  expect(button.form).toEqual({ submits: true });
});

it('gathers no fields whose button is far below, or with a table between', () => {
  const pageWith = (...between: LayoutNode[]) => {
    const fields = [control('input', 0, 126), control('input', 0, 216)];
    const button = control('button', 0, between.length > 0 ? 330 : 430, 80);
    const root = { ...group('stack', []), children: [fields[0], ...between, fields[1], button] };
    assignForms(root);
    return root.children.some(({ role }) => role === 'form');
  };
  expect(pageWith()).toBe(false);
  expect(pageWith(control('table', 0, 170))).toBe(false);
});
