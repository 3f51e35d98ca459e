import type { Component, ComponentPage, Data, Part, Value } from './model.ts';
import { IMAGE_PREFIX } from './model.ts';
import { camelCase, freeName, oneOf, pascalCase, pluralOf } from './words.ts';

/** Lists of a file with the name that their data has in it. */
export type Lists = Map<Part, { name: string; data: Data[]; component: string }>;

/** Every part of a tree, its root first. */
export function partsOf(part: Part): Part[] {
  return part.kind === 'element' ? [part, ...part.children.flatMap(partsOf)] : [part];
}

/** What comes after the first list of a kind. */
const FURTHER = ['more', 'other', 'further', 'remaining'];

/** Names for the data that lists of a file show. */
export function nameLists(roots: readonly Part[]): Lists {
  const taken = new Set<string>();
  const lists: Lists = new Map();
  for (const part of roots.flatMap(partsOf)) {
    if (part.kind !== 'list' || !('data' in part.items)) continue;
    const { data } = part.items;
    // Alike in all there is: nothing to list.
    if (data.every((one) => Object.keys(one).length === 0)) continue;
    const wanted = pluralOf(oneOf(part.component));
    const others = FURTHER.map((word) => `${word}${pascalCase(wanted)}`);
    const name = freeName(wanted, taken, others);
    lists.set(part, { name, data, component: part.component });
  }
  return lists;
}

/** Components that a file uses, in the order of the alphabet. */
export function usedBy(roots: readonly Part[]): string[] {
  const parts = roots.flatMap(partsOf);
  return [
    ...new Set(parts.flatMap((part) => (part.kind === 'use' || part.kind === 'list' ? [part.component] : []))),
  ].sort();
}

/** Pictures that a file shows, by the names that they are exported under. */
export function picturesOf(roots: readonly Part[]): string[] {
  const found = JSON.stringify(roots).matchAll(new RegExp(`"${IMAGE_PREFIX}(\\w+)"`, 'g'));
  return [...new Set([...found].map(([, name]) => name))].sort();
}

/** Attributes that say which one something is, rather than how it looks. */
const TELLING = new Set(['id', 'for', 'href', 'aria-label', 'alt', 'value', 'name', 'datetime']);

/**
 * The prop that tells the entries of each list apart, to be their key: a text that is read, or what an attribute refers to.
 * Undefined when some are alike in all of them.
 */
export function keyOf({ props, root }: Component, lists: readonly (readonly Data[])[]): string | undefined {
  const parts = partsOf(root);
  const shown = parts.flatMap((part) => (part.kind === 'text' ? propsIn(part.value) : []));
  const told = parts.flatMap((part) =>
    part.kind === 'element'
      ? part.attributes.flatMap(([name, value]) => (TELLING.has(name) ? propsIn(value) : []))
      : [],
  );
  const texts = new Set(
    props.filter(({ type, isOptional }) => type === 'string' && !isOptional).map(({ name }) => name),
  );
  return [...shown, ...told].find(
    (name) => texts.has(name) && lists.every((list) => new Set(list.map((one) => one[name])).size === list.length),
  );
}

const propsIn = (value: Value): string[] => (typeof value === 'object' && 'prop' in value ? [value.prop] : []);

/** All data that a component is used with, on the page and in other components. */
export function dataByComponent({ page, components }: ComponentPage): Map<string, Data[][]> {
  const found = new Map<string, Data[][]>();
  const add = (component: string, data: Data[]): void => {
    found.set(component, [...(found.get(component) ?? []), data]);
    const props = components.find(({ name }) => name === component)?.props ?? [];
    for (const { name, type } of props) {
      if (typeof type !== 'object') continue;
      for (const one of data) if (Array.isArray(one[name])) add(type.listOf, one[name] as Data[]);
    }
  };
  for (const part of [page, ...components.map(({ root }) => [root])].flat().flatMap(partsOf)) {
    if (part.kind === 'use') add(part.component, [part.data]);
    if (part.kind === 'list' && 'data' in part.items) add(part.component, part.items.data);
  }
  return found;
}

/** What an entry of a list is called where it is shown. */
export const entryName = (component: string): string => camelCase(oneOf(component));

/** The prop of a component that has just one text: a list of its instances is a list of texts. */
export function onlyText({ props }: Component): string | undefined {
  const [only, ...more] = props;
  return only?.type === 'string' && !only.isOptional && more.length === 0 ? only.name : undefined;
}

export const componentOf = (components: readonly Component[], name: string): Component =>
  components.find((component) => component.name === name)!;
