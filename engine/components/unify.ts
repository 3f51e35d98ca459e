import type { Element } from '../model/element.ts';
import { alignColumns } from './align.ts';
import type { Data, ElementPart, Part, Prop, Value } from './model.ts';
import { nameOfAttribute, nameOfChoice, nameOfClasses, nameOfGuarded, nameOfList, nameOfText } from './name-props.ts';
import { type Node, toPart, usesPart } from './node.ts';
import { type Flag, splitClasses } from './split-classes.ts';
import { freeName } from './words.ts';

type ElementNode = Extract<Node, { kind: 'element' }>;
type Entry = Data[string] | undefined;

/** One structure for several instances: what differs is a prop; `data` has the values of each instance. */
export type Unified = { root: Part; props: Prop[]; data: Data[] };

const LOOKS = new Set(['width', 'height', 'viewBox', 'style']);

/** How instances are set apart: by themselves, or with the instance that they stand in. */
export type Modifiers = ReadonlyMap<Element, string>;

/** Instances that have no one structure. */
class Different extends Error {}

/** @param modifiers of what instances stand in. @returns undefined when the instances have no structure in common */
export function unify(instances: readonly ElementNode[], modifiers?: Modifiers): Unified | undefined {
  const unifier = new Unifier(instances, modifiers);
  try {
    const root = unifier.element(instances);
    return { root, props: unifier.props(), data: unifier.data() };
  } catch (error) {
    if (error instanceof Different) return undefined;
    throw error;
  }
}

class Unifier {
  /** `isLook`: it says how something looks, or how large it is. */
  private readonly found: { prop: Prop; values: Entry[]; isLook: boolean }[] = [];
  private readonly taken = new Set<string>(['key', 'ref', 'children', 'index']);
  private readonly modifiers: { name: string; has: boolean[] }[];

  private readonly instances: readonly ElementNode[];
  /** What they are. */
  private readonly component: string;

  constructor(instances: readonly ElementNode[], modifiers: Modifiers = new Map()) {
    this.instances = instances;
    this.component = instances[0].element.instance?.component ?? '';
    const of = instances.map(({ element }) => element.instance?.modifier ?? modifiers.get(element));
    this.modifiers = [...new Set(of)].flatMap((name) =>
      name === undefined ? [] : [{ name, has: of.map((other) => other === name) }],
    );
  }

  props(): Prop[] {
    return this.found.map(({ prop, values }) => ({ ...prop, isOptional: values.some((value) => value === undefined) }));
  }

  data(): Data[] {
    return this.instances.map((_, i) =>
      Object.fromEntries(
        this.found.flatMap(({ prop, values }) => (values[i] === undefined ? [] : [[prop.name, values[i]]])),
      ),
    );
  }

  /** One element of those that the instances have in the same place; undefined for an instance that has none. */
  element(nodes: readonly (ElementNode | undefined)[]): ElementPart {
    const here = nodes.filter((node) => node !== undefined);
    const [{ element }] = here;
    if (here.some((other) => other.element.tag !== element.tag)) throw new Different();
    const attributes = this.attributes(nodes);
    const children = element.tag === 'svg' ? this.drawing(nodes) : this.children(nodes);
    const { display } = element.css;
    return { kind: 'element', tag: element.tag, attributes, children, ...(display ? { display } : {}) };
  }

  private attributes(nodes: readonly (ElementNode | undefined)[]): [string, Value][] {
    const names = [...new Set(nodes.flatMap((node) => Object.keys(node?.element.attributes ?? {})))];
    const sign = this.sign(nodes);
    const values = new Map<string, Value>();
    // Classes come last: what else differs may decide them.
    for (const name of [...names].sort((a, b) => Number(a === 'class') - Number(b === 'class'))) {
      const own = nodes.map((node) => node?.element.attributes?.[name]);
      values.set(name, sign && name in sign ? sign[name] : this.attribute(name, nodes, own));
    }
    return names.map((name) => [name, values.get(name)!]);
  }

  /** What a sign is for those who do not see it, where only some say what they mean: its label decides. */
  private sign(nodes: readonly (ElementNode | undefined)[]): Record<string, Value> | undefined {
    const here = nodes.filter((node) => node !== undefined);
    const isLabelled = ({ element: { attributes } }: ElementNode): boolean => attributes?.['aria-label'] !== undefined;
    if (here.some(({ element }) => element.tag !== 'svg')) return undefined;
    if (here.every(isLabelled) || !here.some(isLabelled)) return undefined;
    const labels = nodes.map((node) => node?.element.attributes?.['aria-label']);
    const label = this.add('label', 'string', labels);
    return {
      'aria-label': { prop: label },
      role: { when: label, yes: 'img' },
      'aria-hidden': { when: label, no: 'true' },
    };
  }

  private attribute(name: string, nodes: readonly (ElementNode | undefined)[], values: (string | undefined)[]): Value {
    const here = values.filter((_, i) => nodes[i]);
    const [first] = here.filter((value) => value !== undefined);
    if (here.every((value) => value === first)) return first;
    if (name === 'class') return this.classes(nodes, values);
    const byModifier = this.byModifier(nodes, values);
    if (byModifier) return byModifier;
    const [element] = nodes.flatMap((node) => node?.element ?? []);
    const isSwitch = here.every((value) => value === first || value === undefined);
    if (isSwitch) {
      const prop = this.add(
        nameOfAttribute(name, element),
        'boolean',
        values.map((value) => (value === undefined ? undefined : true)),
      );
      return { when: prop, yes: first };
    }
    return { prop: this.add(nameOfAttribute(name, element), 'string', values, LOOKS.has(name)) };
  }

  /** Classes that all have stand as they are; a boolean that goes with others decides them; what is left is handed in. */
  private classes(nodes: readonly (ElementNode | undefined)[], values: (string | undefined)[]): Value {
    const { common, decision, rest } = splitClasses(
      nodes.map((node, i) => (node ? (values[i]?.split(' ') ?? []) : undefined)),
      this.flags(),
    );
    const shown = rest.filter((one) => one !== undefined);
    const [element] = nodes.flatMap((node) => node?.element ?? []);
    const behind = common.length > 0 ? { common: common.join(' ') } : {};
    const handedIn = (): string =>
      this.add(
        nameOfClasses(element, common.length > 0 && !shown.includes('') ? shown : []),
        'string',
        rest.map((one) => one || undefined),
        true,
      );
    if (decision) {
      const { name, yes, no } = decision;
      return {
        when: this.flag(name),
        ...(yes.length > 0 ? { yes: yes.join(' ') } : {}),
        ...(no.length > 0 ? { no: no.join(' ') } : {}),
        ...behind,
        ...(shown.some(Boolean) ? { rest: handedIn() } : {}),
      };
    }
    const sets = new Set(shown);
    if (sets.size === 2 && sets.has('')) {
      const [yes] = [...sets].filter(Boolean);
      const when = this.add(
        nameOfChoice(yes),
        'boolean',
        rest.map((one) => (one ? true : undefined)),
      );
      return { when, yes, ...behind };
    }
    return { prop: handedIn(), ...behind, ...(shown.includes('') && common.length > 0 ? { isOptional: true } : {}) };
  }

  /** Booleans that there are: modifiers, and props that other differences have. */
  private flags(): Flag[] {
    const found = this.found
      .filter(({ prop }) => prop.type === 'boolean')
      .map(({ prop, values }) => ({ name: prop.name, has: values.map((value) => value === true) }));
    return [...this.modifiers, ...found.filter(({ name }) => !this.modifiers.some((other) => other.name === name))];
  }

  /** A value that only instances with a modifier have. */
  private byModifier(nodes: readonly (ElementNode | undefined)[], values: (string | undefined)[]): Value | undefined {
    for (const { name, has } of this.modifiers) {
      const of = (wanted: boolean): Set<string | undefined> =>
        new Set(values.filter((_, i) => nodes[i] && has[i] === wanted));
      const [yes, no] = [of(true), of(false)];
      if (yes.size !== 1 || no.size !== 1) continue;
      const [[shown], [other]] = [[...yes], [...no]];
      if (shown === undefined) continue;
      return { when: this.flag(name), yes: shown, ...(other === undefined ? {} : { no: other }) };
    }
    return undefined;
  }

  /** The prop of a modifier, or of a boolean that there is. */
  private flag(name: string): string {
    const { has } = this.flags().find((flag) => flag.name === name)!;
    return this.add(
      name,
      'boolean',
      has.map((is) => is || undefined),
    );
  }

  private children(nodes: readonly (ElementNode | undefined)[]): Part[] {
    const columns = alignColumns(nodes.map((node) => node?.children.map(keyOf) ?? []));
    return columns.map((column) => {
      const children = column.map((at, i) => (at === undefined ? undefined : nodes[i]!.children[at]));
      return this.column(nodes, children);
    });
  }

  private column(parents: readonly (ElementNode | undefined)[], nodes: readonly (Node | undefined)[]): Part {
    const here = nodes.filter((node) => node !== undefined);
    const [first] = here;
    const isMissing = nodes.map((node, i) => parents[i] !== undefined && node === undefined);
    if (first.kind === 'text') {
      const texts = nodes.map((node) => (node?.kind === 'text' ? node.text : undefined));
      return this.text(parents.find((parent) => parent)?.element, texts, isMissing);
    }
    if (first.kind === 'uses') return this.uses(first.component, nodes, isMissing);
    const before = this.found.length;
    const element = this.element(nodes as (ElementNode | undefined)[]);
    return isMissing.includes(true) ? { ...element, guard: this.guard(nodes, before) } : element;
  }

  private text(element: Element | undefined, texts: (string | undefined)[], isMissing: boolean[]): Part {
    const here = texts.filter((text) => text !== undefined);
    if (!isMissing.includes(true) && here.every((text) => text === here[0])) return { kind: 'text', value: here[0] };
    return { kind: 'text', value: { prop: this.add(nameOfText(element, here), 'string', texts) } };
  }

  private uses(component: string, nodes: readonly (Node | undefined)[], isMissing: boolean[]): Part {
    const here = nodes.map((node) => (node?.kind === 'uses' ? node : undefined));
    const wraps = here.map((node) => node?.wrap && { kind: 'element' as const, element: node.wrap, children: [] });
    const wrap = wraps.some(Boolean) ? this.element(wraps) : undefined;
    const given = here.map((node) => node?.items);
    const pass = this.modifiers.filter(({ name, has }) =>
      given.every((list, i) => list === undefined || list.every((one) => (one[name] === true) === has[i])),
    );
    const handedOn = pass.filter(({ name }) => given.some((list) => list?.some((one) => one[name] === true)));
    const lists = given.map((list) =>
      list?.map((one) =>
        without(
          one,
          handedOn.map(({ name }) => name),
        ),
      ),
    );
    const [first] = lists.filter((list) => list !== undefined);
    const isSame = lists.every((list) => list === undefined || JSON.stringify(list) === JSON.stringify(first));
    if (isSame && !isMissing.includes(true) && handedOn.length === 0) return usesPart(component, first, wrap);
    const prop = this.add(nameOfList(component, this.component), { listOf: component }, lists);
    const passed = handedOn.map(({ name }) => this.flag(name));
    return {
      kind: 'list',
      component,
      items: { prop },
      ...(wrap ? { wrap } : {}),
      ...(passed.length > 0 ? { pass: passed } : {}),
    };
  }

  /** Drawings that differ are handed in. */
  private drawing(nodes: readonly (ElementNode | undefined)[]): Part[] {
    const inside = nodes.map((node) => node?.children.map(toPart));
    const [first] = inside.filter((parts) => parts !== undefined);
    const isEqual = inside.every((parts) => parts === undefined || JSON.stringify(parts) === JSON.stringify(first));
    return isEqual ? first : [{ kind: 'markup', prop: this.add('icon', 'markup', inside) }];
  }

  /** The prop that says whether a part is there: a modifier, one that only it shows, or one of its own. */
  private guard(nodes: readonly (Node | undefined)[], before: number): string {
    const is = nodes.map((node) => node !== undefined);
    const modifier = this.modifiers.find(({ has }) => has.every((value, i) => value === is[i]));
    const shown = this.found
      .slice(before)
      .find(
        ({ prop, values, isLook }) =>
          !isLook && prop.type !== 'boolean' && values.every((value, i) => (value !== undefined) === is[i]),
      );
    if (shown) return shown.prop.name;
    if (modifier) return this.flag(modifier.name);
    const [element] = nodes.flatMap((node) => (node?.kind === 'element' ? [node.element] : []));
    const name = nameOfGuarded(element);
    return this.add(
      `has${name[0].toUpperCase()}${name.slice(1)}`,
      'boolean',
      is.map((value) => value || undefined),
    );
  }

  /** A prop with these values; one that has the same everywhere is taken again. */
  private add(wanted: string, type: Prop['type'], values: Entry[], isLook = false): string {
    const key = JSON.stringify(values);
    const known = this.found.find(
      ({ prop, values: others }) =>
        JSON.stringify(prop.type) === JSON.stringify(type) &&
        JSON.stringify(others) === key &&
        (type !== 'boolean' || prop.name === wanted),
    );
    if (known) return known.prop.name;
    const name = freeName(wanted, this.taken);
    this.found.push({ prop: { name, type, isOptional: false }, values, isLook });
    return name;
  }
}

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** What a node is known by among its siblings. */
function keyOf(node: Node): string {
  if (node.kind === 'text') return '#text';
  return node.kind === 'uses'
    ? `uses ${node.component} ${node.wrap?.tag ?? ''}`
    : `${node.element.tag} ${node.element.name}`;
}
