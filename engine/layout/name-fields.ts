import type { LayoutNode } from '../model/layout-node.ts';
import { textsOf } from './assign-headings.ts';
import { autocompleteOf, fieldName, typeOf } from './field-purpose.ts';
import { isMask, isPlaceholder } from './find-field.ts';

/** Ids that the menus of a page have. */
const RESERVED = ['menu', 'sidebar'];

const CREATES = /^(create|join|register|sign ?up|get started|start|open)\b/i;
const ENTERS = /^(log|sign) ?(in|on)\b/i;
const TERMS = /\b(terms|conditions|rules|policy|agree|accept)\b/i;
const OWN_NAME = /^(given-name|family-name|name)$/;

/**
 * Says what each field is for, and gives it a name of its own on the page. Labels point at their fields by that.
 *
 * @param labels of fields that have one
 */
export function nameFields(root: LayoutNode, fields: readonly LayoutNode[], labels: Map<LayoutNode, LayoutNode>): void {
  const forms = formsIn(root);
  const taken = new Set(RESERVED);
  for (const form of forms) if (isSearch(form, fieldsIn(form, fields))) markSearch(form, fieldsIn(form, fields));
  for (const field of fields) {
    const form = forms.find((one) => fieldsIn(one, [field]).length > 0);
    const label = labels.get(field);
    if (!form && !label) continue;
    const name = unique(fieldName(purposeOf(field).type, askedOf(field)), taken);
    field.form = { ...field.form, name, ...(label ? { id: name } : {}) };
    if (label) label.form = { labels: name };
  }
  for (const scope of forms.length > 0 ? forms : [root]) {
    const own = fieldsIn(scope, fields);
    if (!registers(scope, own)) continue;
    for (const field of own) if (field.role === 'input') field.form = { ...field.form, registers: true };
  }
}

/** What is asked for: the words of the label, or those in the field. */
const askedOf = (field: LayoutNode): string => field.form?.label ?? wordsIn(field);

/** The type of a field, and what may be filled in. */
export function purposeOf(field: LayoutNode): { type: string; autocomplete: string | undefined } {
  const text = textsOf(field).find((one) => !isMask(one));
  const label = field.form?.label ?? '';
  const asked = `${label} ${wordsIn(field)}${field.form?.searches ? ' search' : ''}`;
  const type = typeOf(asked, !text || isPlaceholder(text));
  return { type, autocomplete: autocompleteOf(type, asked, label, field.form?.registers ?? false) };
}

/** One field behind a lens, or with a button that says so, finds something. */
function isSearch(form: LayoutNode, fields: readonly LayoutNode[]): boolean {
  const [field, ...others] = fields;
  if (field?.role !== 'input' || others.length > 0) return false;
  const isFinding = buttonsIn(form).some((button) => /^(search|find)\b/i.test(wordsIn(button)));
  return isFinding || hasLens(field) || purposeOf(field).type === 'search';
}

function markSearch(form: LayoutNode, [field]: readonly LayoutNode[]): void {
  form.form = { ...form.form, searches: true };
  field.form = { ...field.form, searches: true };
}

const hasLens = (node: LayoutNode): boolean =>
  /search|magnif/.test(node.image?.drawing?.known?.name ?? '') || node.children.some(hasLens);

/** A form that asks for a password and for more than who is known needs. */
function registers(scope: LayoutNode, fields: readonly LayoutNode[]): boolean {
  const inputs = fields.filter(({ role }) => role === 'input').map(purposeOf);
  if (!inputs.some(({ type }) => type === 'password')) return false;
  const buttons = buttonsIn(scope).map(wordsIn);
  if (buttons.some((words) => ENTERS.test(words))) return false;
  return (
    buttons.some((words) => CREATES.test(words)) ||
    inputs.some(({ autocomplete }) => OWN_NAME.test(autocomplete ?? '')) ||
    choicesIn(scope).some((words) => TERMS.test(words))
  );
}

/** The labels of check boxes. */
function choicesIn(scope: LayoutNode): string[] {
  const ids = new Set(partsOf(scope).flatMap(({ check, form }) => (check && form?.id ? [form.id] : [])));
  return textsOf(scope).flatMap((text) => (ids.has(text.form?.labels ?? '') ? [wordsIn(text)] : []));
}

const partsOf = (node: LayoutNode): LayoutNode[] => [node, ...node.children.flatMap(partsOf)];
const formsIn = (root: LayoutNode): LayoutNode[] => partsOf(root).filter(({ role }) => role === 'form');
const buttonsIn = (scope: LayoutNode): LayoutNode[] => partsOf(scope).filter(({ role }) => role === 'button');

const fieldsIn = (scope: LayoutNode, fields: readonly LayoutNode[]): LayoutNode[] => {
  const parts = new Set(partsOf(scope));
  return fields.filter((field) => parts.has(field));
};

const wordsIn = (node: LayoutNode): string =>
  textsOf(node)
    .filter((text) => !isMask(text))
    .flatMap(({ text }) => text!.lines.map((line) => line.text))
    .join(' ');

function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let i = 2; taken.has(free); i++) free = `${name}-${i}`;
  taken.add(free);
  return free;
}
