import { spellIcon } from '../icons/name-icon.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { toHex } from '../raster/color.ts';
import { holdsLabel, showGround } from './build-button.ts';
import type { Context } from './context.ts';

/** Whether a group of things is one link or button. */
export const isShell = (node: LayoutNode): boolean => !holdsLabel(node) && isGroup(node);

const isGroup = ({ role, kind, children }: LayoutNode): boolean =>
  (role === 'a' || role === 'button') &&
  (kind === 'row' || kind === 'stack' || kind === 'overlay') &&
  children.length > 0;

/** Makes a described group the link or button that it is: nothing that browsers do to those changes how it looks. */
export function buildShell(element: Element, node: LayoutNode, { base }: Pick<Context, 'base'>): Element {
  const css: Css = { display: 'block', ...element.css };
  if (node.role === 'a') {
    Object.assign(css, { color: toHex(base.color), 'text-decoration': 'none' });
  } else {
    if (hasWords(element)) css['text-align'] ??= 'left';
    css.width ??= '100%';
    for (const side of ['top', 'right', 'bottom', 'left']) css[`padding-${side}`] ??= '0';
    if (!node.paint?.border) css.border = '0';
    showGround(css);
  }
  const label = signLabel(element);
  const attributes: Record<string, string> = {
    ...(node.role === 'a' ? { href: '#' } : { type: node.form?.submits ? 'submit' : 'button' }),
    ...(label || !hasName(element) ? { 'aria-label': label ?? nameOfSigns(node) } : {}),
  };
  const isPhrasing = node.role === 'button' || !holdsBlocks(element);
  const children = label ? element.children.map(asSilent) : element.children;
  return {
    ...element,
    tag: node.role!,
    attributes: { ...element.attributes, ...attributes },
    css,
    children: isPhrasing ? children.map(asPhrasing) : children,
  };
}

/** What the only sign of a link or button without words is called: like its like, the control itself has the name. */
function signLabel(element: Element): string | undefined {
  if (hasWords(element)) return undefined;
  const [sign, ...others] = partsOf(element).filter(({ tag }) => tag === 'svg' || tag === 'img');
  return others.length === 0 && sign?.tag === 'svg' ? sign.attributes?.['aria-label'] : undefined;
}

const partsOf = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : partsOf(child))),
];

const hasWords = ({ children }: Element): boolean =>
  children.some((child) => (typeof child === 'string' ? child.trim() !== '' : hasWords(child)));

function asSilent(child: Element | string): Element | string {
  if (typeof child === 'string') return child;
  if (child.tag !== 'svg') return { ...child, children: child.children.map(asSilent) };
  const { role: _role, 'aria-label': _label, ...attributes } = child.attributes ?? {};
  return { ...child, attributes: { 'aria-hidden': 'true', ...attributes } };
}

/** What is said of an element beyond its tag: a form that finds something is a landmark, an entry may lead to this very page. */
export function withPurpose(element: Element, { role, form, isCurrent }: LayoutNode): Element {
  const attributes: Record<string, string> = {
    ...(role === 'form' && form?.searches ? { role: 'search' } : {}),
    ...(isCurrent && element.tag === 'a' ? { 'aria-current': 'page' } : {}),
  };
  if (Object.keys(attributes).length === 0) return element;
  return { ...element, attributes: { ...element.attributes, ...attributes } };
}

/** Whether it is said what something does: in words, or by the name of a sign. */
const hasName = (element: Element): boolean =>
  hasWords(element) || partsOf(element).some(({ attributes }) => attributes?.['aria-label'] || attributes?.alt);

/** What a button or link with signs alone does, as far as these tell. */
function nameOfSigns(node: LayoutNode): string {
  const names = signsIn(node).map(({ image }) => image?.drawing?.known?.name ?? '');
  if (names.some((name) => /right|next|forward/.test(name))) return 'Next';
  if (names.some((name) => /left|prev|back/.test(name))) return 'Previous';
  return names.map((name) => name && spellIcon(name)).find(Boolean) || 'Open';
}

const signsIn = (node: LayoutNode): LayoutNode[] => (node.kind === 'image' ? [node] : node.children.flatMap(signsIn));

/** Paragraphs, groups and lines become spans: a button holds nothing else, and no heading either. */
export function asPhrasing(child: Element | string): Element | string {
  if (typeof child === 'string') return child;
  const children = child.children.map(asPhrasing);
  if (!/^(p|div|hr|h[2-6])$/.test(child.tag)) return { ...child, children };
  return { ...child, tag: 'span', css: { ...child.css, display: child.css.display ?? 'block' }, children };
}

/** What may stand in a link, but in no span. */
const holdsBlocks = ({ children }: Element): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (/^(h\d|ul|ol|li|table)$/.test(child.tag) || holdsBlocks(child)),
  );
