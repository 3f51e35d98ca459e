import { VOID_TAGS } from '../emit/element.ts';
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
import { BOOLEAN, jsxName, NUMERIC } from './jsx-attributes.ts';
import {
  type Component,
  type ComponentPage,
  type Data,
  type ElementPart,
  IMAGE_PREFIX,
  type ListPart,
  type Part,
  type Prop,
  type SourceFile,
  type Value,
} from './model.ts';

/** A page as React components in TypeScript, one file for each; not formatted yet. */
export function printReact(page: ComponentPage, { title }: { title: string }): SourceFile[] {
  const data = dataByComponent(page);
  const files = page.components.map((component): SourceFile => {
    const { name, props, root } = component;
    const lists = nameLists([root]);
    return {
      name: `components/${name}.tsx`,
      content: [
        imports([root], props, page, { components: './', images: '../images' }).join('\n'),
        typeOfProps(component, page),
        ...constants(lists, page),
        `export function ${name}(${parameters(component)}) { return ${print(root, { page, lists, data, props, isAlone: true })}; }`,
      ].join('\n\n'),
    };
  });
  const lists = nameLists(page.page);
  const inside = page.page.map((part) => print(part, { page, lists, data, props: [] })).join('');
  const main = [
    [
      "import './style.css';",
      ...imports(page.page, [], page, { components: './components/', images: './images' }),
    ].join('\n'),
    ...constants(lists, page),
    `export function Page() { return (<><title>${jsxText(title)}</title>${inside}</>); }`,
  ].join('\n\n');
  return [{ name: 'Page.tsx', content: main }, ...files];
}

/** @param props whose types name other components */
function imports(
  roots: readonly Part[],
  props: readonly Prop[],
  page: ComponentPage,
  places: { components: string; images: string },
): string[] {
  const typed = new Set([
    ...[...nameLists(roots).values()].map(({ component }) => component),
    ...props.flatMap(({ type }) => (typeof type === 'object' ? [type.listOf] : [])),
  ]);
  const lines = usedBy(roots).map((name) => {
    const of = componentOf(page.components, name);
    const isTyped = typed.has(name) && of.props.length > 0 && !onlyText(of);
    return `import { ${name}${isTyped ? `, type ${name}Props` : ''} } from '${places.components}${name}';`;
  });
  const pictures = picturesOf(roots);
  if (pictures.length > 0) lines.push(`import { ${pictures.join(', ')} } from '${places.images}';`);
  if (props.some(({ type }) => type === 'markup')) lines.unshift("import type { ReactNode } from 'react';");
  return lines;
}

const TYPES = { string: 'string', boolean: 'boolean', markup: 'ReactNode' } as const;

function typeOfProps({ name, props }: Component, { components }: ComponentPage): string {
  if (props.length === 0) return '';
  const lines = props.map(({ name: prop, type, isOptional }) => {
    const isTexts = typeof type === 'object' && onlyText(componentOf(components, type.listOf));
    const written = typeof type === 'string' ? TYPES[type] : isTexts ? 'string[]' : `${type.listOf}Props[]`;
    return `  ${prop}${isOptional ? '?' : ''}: ${written};`;
  });
  return `export type ${name}Props = {\n${lines.join('\n')}\n};`;
}

const parameters = ({ name, props }: Component): string =>
  props.length === 0 ? '' : `{ ${props.map((prop) => prop.name).join(', ')} }: ${name}Props`;

const constants = (lists: Lists, page: ComponentPage): string[] =>
  [...lists.values()].map(({ name, data, component }) => {
    const of = componentOf(page.components, component);
    return `const ${name}${onlyText(of) ? '' : `: ${component}Props[]`} = ${printData(data, of, page)};`;
  });

function printData(data: readonly Data[], of: Component, page: ComponentPage): string {
  const text = onlyText(of);
  const written = data.map((one) => {
    if (text) return literal(one[text] as string);
    const lines = entries(one, of.props, page).map(([name, value]) => `${name}: ${value}`);
    return `{ ${lines.join(', ')} }`;
  });
  return `[${written.join(', ')}]`;
}

const entries = (one: Data, props: readonly Prop[], page: ComponentPage): [string, string][] =>
  Object.entries(one).map(([name, value]) => {
    const type = props.find((prop) => prop.name === name)?.type;
    if (typeof type === 'object')
      return [name, printData(value as Data[], componentOf(page.components, type.listOf), page)];
    if (type === 'markup') return [name, markup(value as Part[])];
    return [name, literal(value as string | boolean)];
  });

const markup = (parts: readonly Part[]): string => {
  const written = parts.map((part) => print(part, NOTHING)).join('');
  return parts.length === 1 ? written : `<>${written}</>`;
};

const literal = (value: string | boolean): string =>
  typeof value === 'string' && value.startsWith(IMAGE_PREFIX)
    ? value.slice(IMAGE_PREFIX.length)
    : JSON.stringify(value);

type Around = {
  page: ComponentPage;
  lists: Lists;
  data: Map<string, Data[][]>;
  props: readonly Prop[];
  /** It is not between other markup. */
  isAlone?: boolean;
};
const NOTHING: Around = {
  page: { page: [], components: [], images: new Map() },
  lists: new Map(),
  data: new Map(),
  props: [],
};

function print(part: Part, around: Around): string {
  switch (part.kind) {
    case 'text':
      return typeof part.value === 'string' ? jsxText(part.value) : `{${expression(part.value)}}`;
    case 'markup':
      return `{${part.prop}}`;
    case 'use': {
      const { props } = componentOf(around.page.components, part.component);
      const written = entries(part.data, props, around.page).map(([name, value]) => attribute(name, value));
      return `<${[part.component, ...written].join(' ')} />`;
    }
    case 'list':
      return printList(part, around);
    case 'element':
      return printElement(part, around);
  }
}

const attribute = (name: string, value: string): string =>
  value === 'true' ? name : `${name}=${/^"[^"\\{}]*"$/.test(value) ? value : `{${value}}`}`;

function printList(part: ListPart, around: Around): string {
  const { component, items, wrap, pass = [] } = part;
  const of = componentOf(around.page.components, component);
  const within = (use: string, key = ''): string => (wrap ? wrapped(wrap, key, use) : use);
  if ('data' in items && !around.lists.has(part)) return within(`<${component} />`).repeat(items.data.length);
  const list = 'prop' in items ? items.prop : around.lists.get(part)!.name;
  const isOptional = 'prop' in items && around.props.find(({ name }) => name === items.prop)?.isOptional;
  const entry = entryName(component);
  const lists = 'data' in items ? [items.data] : (around.data.get(component) ?? []);
  const text = onlyText(of);
  const found = keyOf(of, lists);
  const [names, value] = found ? [entry, text ? entry : `${entry}.${found}`] : [`${entry}, index`, 'index'];
  const key = `key={${value}}`;
  const props = [text ? `${text}={${entry}}` : `{...${entry}}`, ...pass.map((name) => `${name}={${name}}`)];
  const use = `<${[component, ...(wrap ? [] : [key]), ...props].join(' ')} />`;
  return `{${list}${isOptional ? '?' : ''}.map((${names}) => ${within(use, key)})}`;
}

/** The element around an entry, which has the key. */
function wrapped({ tag, attributes }: ElementPart, key: string, inside: string): string {
  const written = attributes.map(([name, value]) => jsxAttribute(tag, name, value));
  return `<${[tag, key, ...written].filter(Boolean).join(' ')}>${inside}</${tag}>`;
}

function printElement({ tag, attributes, children, guard, comment }: ElementPart, around: Around): string {
  const written = attributes.map(([name, value]) => jsxAttribute(tag, name, value));
  const isArea = tag === 'textarea' && children.length > 0;
  const inside = isArea ? '' : children.map((child) => print(child, { ...around, isAlone: false })).join('');
  const [area] = isArea ? children : [];
  if (area?.kind === 'text')
    written.push(
      typeof area.value === 'string'
        ? `defaultValue={${JSON.stringify(area.value)}}`
        : `defaultValue={${expression(area.value)}}`,
    );
  const opening = [tag, ...written].filter(Boolean).join(' ');
  const isEmpty = VOID_TAGS.has(tag) || isArea || children.length === 0;
  const element = isEmpty ? `<${opening} />` : `<${opening}>${inside}</${tag}>`;
  const note = comment && !around.isAlone ? `{/* ${comment.replaceAll('*/', '')} */}` : '';
  return `${note}${guard ? `{${guard} && (${element})}` : element}`;
}

function jsxAttribute(tag: string, name: string, value: Value): string {
  const jsx = jsxName(tag, name);
  if (typeof value === 'string') {
    if (value.startsWith(IMAGE_PREFIX)) return `${jsx}={${value.slice(IMAGE_PREFIX.length)}}`;
    if (value === '' && BOOLEAN.has(jsx)) return jsx;
    if (NUMERIC.has(jsx)) return `${jsx}={${Number(value)}}`;
    return `${jsx}=${/["\\{}]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value.replaceAll('&', '&amp;')}"`}`;
  }
  if ('prop' in value && value.common) return `${jsx}={${expression(value)}}`;
  if ('prop' in value) return `${jsx}={${NUMERIC.has(jsx) ? `Number(${value.prop})` : value.prop}}`;
  if (BOOLEAN.has(jsx) && 'when' in value && value.no === undefined) return `${jsx}={${value.when}}`;
  return `${jsx}={${expression(value)}}`;
}

function expression(value: Exclude<Value, string>): string {
  if ('prop' in value)
    return value.common ? `\`${value.common} \${${value.prop}${value.isOptional ? " ?? ''" : ''}}\`` : value.prop;
  const { when, yes, no, common, rest } = value;
  const nothing = common || rest ? "''" : 'undefined';
  const choice = `${when} ? ${yes === undefined ? nothing : literal(yes)} : ${no === undefined ? nothing : JSON.stringify(no)}`;
  if (!common && !rest) return choice;
  return `\`${[common, `\${${choice}}`, rest && `\${${rest} ?? ''}`].filter(Boolean).join(' ')}\``;
}

/** White space at the end of a line is lost in JSX, and braces begin an expression. */
function jsxText(text: string): string {
  if (/[{}]/.test(text) || (text !== '' && text.trim() === '')) return `{${JSON.stringify(text)}}`;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*\n\s*/g, ' ');
}
