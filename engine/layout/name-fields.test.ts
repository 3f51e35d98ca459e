import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignForms } from './assign-forms.ts';
import { purposeOf } from './name-fields.ts';

function control(role: string, y: number, ...children: LayoutNode[]): LayoutNode {
  const box = { x: 0, y, width: 200, height: 36 };
  return { kind: 'stack', role, box, ink: box, children, paint: { fill: 0xffffff } };
}

/** A form of labelled fields with a button below. */
function form(labels: readonly string[], button: string): { root: LayoutNode; fields: LayoutNode[] } {
  const fields = labels.map((_, i) => control('input', 26 + 90 * i));
  const parts = labels.flatMap((label, i) => [textNode(label, 0, 90 * i), fields[i]]);
  const y = 90 * labels.length;
  const root = group('stack', [...parts, control('button', y, textNode(button, 20, y + 8))]);
  assignForms({ ...group('stack', []), children: [root] });
  return { root, fields };
}

const autocompleteIn = (fields: readonly LayoutNode[]) => fields.map((field) => purposeOf(field).autocomplete);

it('asks for a new password where an account is made, and for the one that there is where one signs in', () => {
  expect(autocompleteIn(form(['Email', 'Password'], 'Create my card').fields)).toEqual(['email', 'new-password']);
  expect(autocompleteIn(form(['Full name', 'Password'], 'Go on').fields)).toEqual(['name', 'new-password']);
  expect(autocompleteIn(form(['Email', 'Password'], 'Sign in').fields)).toEqual(['email', 'current-password']);
});

it('gives fields names that no other field of the page has, nor a menu', () => {
  const { fields } = form(['Name', 'Name', 'Menu'], 'Send');
  expect(fields.map(({ form: part }) => part?.id)).toEqual(['name', 'name-2', 'menu-2']);
  expect(fields.map(({ form: part }) => part?.name)).toEqual(['name', 'name-2', 'menu-2']);
});

it('takes one field with a button that finds, or behind a lens, for a search', () => {
  const { root, fields } = form(['Town'], 'Find a shop');
  expect([root.role, root.form?.searches, purposeOf(fields[0]).type]).toEqual(['form', true, 'search']);
  expect(form(['Town'], 'Send').root.form?.searches).toBeUndefined();
  expect(form(['Town', 'Street'], 'Find a shop').root.form?.searches).toBeUndefined();
});
