import { displayOf } from '../emit/clean/reset.ts';
import { VOID_TAGS } from '../emit/element.ts';
import { escapeHtml } from '../emit/escape.ts';
import {
  componentOf,
  dataByComponent,
  entryName,
  keyOf,
  type Lists,
  nameLists,
  onlyText,
  picturesOf,
  usedBy,
} from './files.ts';
import { BOOLEAN, jsxName } from './jsx-attributes.ts';
import type { SourceFile } from './model.ts';
import {
  type Component,
  type ComponentPage,
  type Data,
  type ElementPart,
  IMAGE_PREFIX,
  type ListPart,
  type Part,
  type Prop,
  type Value,
} from './model.ts';

/** A page as Vue single-file components in TypeScript; not formatted yet. */
export function printVue(page: ComponentPage): SourceFile[] {
  const data = dataByComponent(page);
  const files = page.components.map(({ name, props, root }): SourceFile => {
    const lists = nameLists([root]);
    const script = [
      ...imports([root], page, { components: './', images: '../images' }),
      ...constants(lists, page),
      ...propsOf(props, page),
    ];
    return { name: `components/${name}.vue`, content: fileOf(script, print(root, { page, lists, data, props })) };
  });
  const lists = nameLists(page.page);
  const script = [
    "import './style.css';",
    ...imports(page.page, page, { components: './components/', images: './images' }),
    ...constants(lists, page),
  ];
  const inside = page.page.map((part) => print(part, { page, lists, data, props: [] })).join('\n');
  return [{ name: 'Page.vue', content: fileOf(script, inside) }, ...files];
}

const fileOf = (script: readonly string[], template: string): string =>
  `${script.length > 0 ? `<script setup lang="ts">\n${script.join('\n')}\n</script>\n\n` : ''}<template>\n${template}\n</template>\n`;

function imports(
  roots: readonly Part[],
  { components }: ComponentPage,
  places: { components: string; images: string },
): string[] {
  const lines = usedBy(roots).map(
    (name) => `import ${name} from '${places.components}${componentOf(components, name).name}.vue';`,
  );
  const pictures = picturesOf(roots);
  return [...lines, ...(pictures.length > 0 ? [`import { ${pictures.join(', ')} } from '${places.images}';`] : [])];
}

const TYPES = { string: 'string', boolean: 'boolean', markup: 'string' } as const;

function propsOf(props: readonly Prop[], page: ComponentPage): string[] {
  if (props.length === 0) return [];
  return [`\ndefineProps<${typeOf(props, page)}>();`];
}

/** Types cannot be exported from where a component is set up: those of entries are written out. */
function typeOf(props: readonly Prop[], page: ComponentPage): string {
  const lines = props.map(({ name, type, isOptional }) => {
    const listed = typeof type === 'object' ? componentOf(page.components, type.listOf) : undefined;
    const entry = listed && (onlyText(listed) ? 'string' : typeOf(listed.props, page));
    return `${name}${isOptional ? '?' : ''}: ${typeof type === 'string' ? TYPES[type] : `${entry}[]`};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

const constants = (lists: Lists, page: ComponentPage): string[] =>
  [...lists.values()].map(
    ({ name, data, component: of }) => `\nconst ${name} = ${printData(data, componentOf(page.components, of), page)};`,
  );

function printData(data: readonly Data[], of: Component, page: ComponentPage): string {
  const text = onlyText(of);
  const written = data.map((one) => {
    if (text) return literal(one[text], of.props[0], page);
    const lines = Object.entries(one).map(
      ([name, value]) => `${name}: ${literal(value, of.props.find((prop) => prop.name === name)!, page)}`,
    );
    return `{ ${lines.join(', ')} }`;
  });
  return `[${written.join(', ')}]`;
}

function literal(value: Data[string], { type }: Pick<Prop, 'type'>, page: ComponentPage): string {
  if (typeof value === 'string' && value.startsWith(IMAGE_PREFIX)) return value.slice(IMAGE_PREFIX.length);
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (typeof type === 'object') return printData(value as Data[], componentOf(page.components, type.listOf), page);
  return JSON.stringify((value as Part[]).map((part) => print(part, NOTHING)).join(''));
}

type Around = { page: ComponentPage; lists: Lists; data: Map<string, Data[][]>; props: readonly Prop[] };
const NOTHING: Around = {
  page: { page: [], components: [], images: new Map() },
  lists: new Map(),
  data: new Map(),
  props: [],
};

function print(part: Part, around: Around): string {
  switch (part.kind) {
    case 'text':
      return typeof part.value === 'string' ? vueText(part.value) : `{{ ${expression(part.value)} }}`;
    case 'markup':
      return '';
    case 'use': {
      const { props } = componentOf(around.page.components, part.component);
      const written = Object.entries(part.data).map(([name, value]) =>
        attribute(name, value, literal(value, props.find((prop) => prop.name === name)!, around.page)),
      );
      return `<${[part.component, ...written].join(' ')} />`;
    }
    case 'list':
      return printList(part, around);
    case 'element':
      return printElement(part, around);
  }
}

function attribute(name: string, value: Data[string], written: string): string {
  if (value === true) return kebab(name);
  return typeof value === 'string' && written.startsWith('"')
    ? `${kebab(name)}="${escapeHtml(value)}"`
    : `:${kebab(name)}="${quoted(written)}"`;
}

/** Attributes of components are written with hyphens. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An expression within double quotes. */
const quoted = (code: string): string => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function printList(part: ListPart, around: Around): string {
  const { component: name, items, wrap, pass = [] } = part;
  const of = componentOf(around.page.components, name);
  const known = around.lists.get(part);
  const within = (use: string, each = ''): string => (wrap ? wrapped(wrap, each, use) : use);
  if ('data' in items && !known) return within(`<${name} />`).repeat(items.data.length);
  const list = 'prop' in items ? items.prop : known!.name;
  const lists = 'data' in items ? [items.data] : (around.data.get(name) ?? []);
  const key = keyOf(of, lists);
  const text = onlyText(of);
  const entry = entryName(name);
  const names = key ? entry : `(${entry}, index)`;
  const each = `v-for="${names} in ${list}" :key="${key ? (text ? entry : `${entry}.${key}`) : 'index'}"`;
  const props = [
    `${text ? `:${kebab(text)}` : 'v-bind'}="${entry}"`,
    ...pass.map((prop) => `:${kebab(prop)}="${prop}"`),
  ];
  return within(`<${[name, ...(wrap ? [] : [each]), ...props].join(' ')} />`, each);
}

/** The element around an entry, which is repeated. */
function wrapped({ tag, attributes }: ElementPart, each: string, inside: string): string {
  const written = attributes.map(([name, value]) => vueAttribute(tag, name, value));
  return `<${[tag, each, ...written].filter(Boolean).join(' ')}>${inside}</${tag}>`;
}

function printElement(part: ElementPart, around: Around): string {
  const { tag, attributes, children, guard, comment } = part;
  const written = attributes.map(([name, value]) => vueAttribute(tag, name, value));
  const [first] = children;
  if (first?.kind === 'markup') written.push(`v-html="${first.prop}"`);
  if (guard) written.unshift(`v-if="${guard}"`);
  const opening = [tag, ...written].join(' ');
  const note = comment ? `\n<!-- ${comment.replace(/-{2,}/g, '-')} -->\n` : '';
  if (VOID_TAGS.has(tag)) return `${note}<${opening} />`;
  return `${note}<${opening}>${printChildren(part, around)}</${tag}>`;
}

/** Breaks stand wherever white space does not show: beside blocks, and between items of a flexible box. */
function printChildren({ tag, display, children }: ElementPart, around: Around): string {
  const own = display ?? displayOf(tag, 'block');
  const isBox = /flex|grid/.test(own) && !children.some(({ kind }) => kind === 'text');
  const blocks = children.map((child) => isBox || isBlock(child, around.page));
  return children
    .map((child, i) => `${i > 0 && (blocks[i] || blocks[i - 1]) ? '\n' : ''}${print(child, around)}`)
    .join('');
}

function isBlock(part: Part, page: ComponentPage): boolean {
  if (part.kind === 'list' && part.wrap) return isBlock(part.wrap, page);
  if (part.kind === 'use' || part.kind === 'list')
    return isBlock(componentOf(page.components, part.component).root, page);
  return (
    part.kind === 'element' && /^(block|flex|grid|list-item|table)/.test(part.display ?? displayOf(part.tag, 'block'))
  );
}

function vueAttribute(tag: string, name: string, value: Value): string {
  if (typeof value === 'string') {
    if (value.startsWith(IMAGE_PREFIX)) return `:${name}="${value.slice(IMAGE_PREFIX.length)}"`;
    return value === '' && BOOLEAN.has(jsxName(tag, name)) ? name : `${name}="${escapeHtml(value)}"`;
  }
  if ('when' in value && value.no === undefined && BOOLEAN.has(jsxName(tag, name))) return `:${name}="${value.when}"`;
  return `:${name}="${quoted(expression(value))}"`;
}

function expression(value: Exclude<Value, string>): string {
  if ('prop' in value)
    return value.common ? `\`${value.common} \${${value.prop}${value.isOptional ? " ?? ''" : ''}}\`` : value.prop;
  const { when, yes, no, common, rest } = value;
  const nothing = common || rest ? "''" : 'undefined';
  const choice = `${when} ? ${yes === undefined ? nothing : single(yes)} : ${no === undefined ? nothing : single(no)}`;
  if (!common && !rest) return choice;
  return `\`${[common, `\${${choice}}`, rest && `\${${rest} ?? ''}`].filter(Boolean).join(' ')}\``;
}

/** A string in single quotes, for expressions within attributes. */
const single = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Double braces begin an expression. */
const vueText = (text: string): string => escapeHtml(text).replace(/\{(?=\{)/g, '{{ "{" }}');
