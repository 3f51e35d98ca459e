import {
  AlignItems,
  AlignSelf,
  Display,
  FlexDirection,
  FlexWrap,
  initSync,
  JustifyContent,
  Style,
  type StylePropertyValues,
  TaffyTree,
} from 'taffy-layout/wasm';
import { px } from '../../emit/lengths.ts';
import type { Box } from '../../model/box.ts';
import type { Css, Element } from '../../model/element.ts';
import { computedStyle, INITIAL_TEXT, pixelsOf, Styles, type TextStyle, textStyleOf } from './computed-style.ts';
import { type InlineText, inlineText, isInline, linesIn, sizeOfText } from './inline-text.ts';
import { originOf } from './origin.ts';
import { toTaffy } from './to-taffy.ts';

/** Where an element comes out: its border box in px, and for texts the boxes of their lines. */
export type Placed = { box: Box; lines?: Box[] };

/** Lays elements out in a window of some width, in px. */
export type LayOut = (body: Element, width: number) => Map<Element, Placed>;

let isReady = false;

/** Must be called once with the bytes of Taffy's WebAssembly. */
export function openLayout(module: Uint8Array<ArrayBuffer>): void {
  if (!isReady) initSync({ module });
  isReady = true;
}

/** What lays pages out; nothing until its WebAssembly has been handed over. */
export const openedLayout = (): LayOut | undefined => (isReady ? layOutElement : undefined);

type Node = { id: bigint; element?: Element; text?: InlineText; css: Css; children: Node[] };

/**
 * Lays a page out as the browser will, near enough to see what comes out elsewhere than it should: blocks, flex boxes, grids
 * and tables, with text measured by the metrics of its fonts.
 *
 * @param width of the window, in px
 */
export function layOutElement(body: Element, width: number): Map<Element, Placed> {
  const layout = new PageLayout(body, width);
  try {
    return layout.place();
  } finally {
    layout.free();
  }
}

/** The same for a page that is laid out again and again while its distances change: what does not depend on them is kept. */
export class PageLayout {
  readonly #body: Element;
  readonly #width: number;
  #tree?: TaffyTree;
  #root?: Node;
  #restyles: Restyles = new Map();

  constructor(body: Element, width: number) {
    this.#body = body;
    this.#width = width;
  }

  /** @param changed elements whose margins, paddings or gaps are others than the last time */
  place(changed: readonly Element[] = []): Map<Element, Placed> {
    const restyles = changed.map((element) => this.#restyles.get(element));
    if (this.#tree && restyles.every((restyle) => restyle !== undefined)) for (const restyle of restyles) restyle();
    else this.#build();
    const placed = new Map<Element, Placed>();
    if (!this.#root) return placed;
    compute(this.#tree!, this.#root.id, this.#width);
    collect(this.#tree!, this.#root, 0, 0, placed);
    return placed;
  }

  free(): void {
    this.#tree?.free();
    this.#tree = undefined;
  }

  #build(): void {
    this.free();
    this.#tree = new TaffyTree();
    this.#tree.disableRounding();
    const builder = new Builder(this.#tree, this.#width);
    const page = { ...this.#body, css: { ...this.#body.css, width: `${this.#width}px` } };
    this.#root = builder.build(page, INITIAL_TEXT, undefined);
    this.#restyles = builder.restyles;
    if (this.#root) this.#root.element = this.#body;
  }
}

/** What gives the node of an element its style anew, where nothing else depends on that. */
type Restyles = Map<Element, () => void>;

function compute(tree: TaffyTree, id: bigint, width: number | 'min-content' | 'max-content'): void {
  tree.computeLayoutWithMeasure(id, { width, height: 'max-content' }, (known, available, _, context, style) => {
    style.free();
    const text = context as InlineText | undefined;
    if (!text) return { width: known.width ?? 0, height: known.height ?? 0 };
    const given = known.width ?? available.width;
    const room = typeof given === 'number' ? Math.min(given, text.most ?? given) : given;
    const size = sizeOfText(text, room);
    return { width: known.width ?? size.width, height: known.height ?? size.height };
  });
}

function collect(tree: TaffyTree, node: Node, x: number, y: number, placed: Map<Element, Placed>): void {
  const layout = tree.getLayout(node.id);
  const box = { x: x + layout.x, y: y + layout.y, width: layout.width, height: layout.height };
  const left = layout.paddingLeft + layout.borderLeft;
  const inner = box.width - left - layout.paddingRight - layout.borderRight;
  const top = box.y + layout.paddingTop + layout.borderTop;
  layout.free();
  if (node.element)
    placed.set(node.element, { box, ...(node.text ? { lines: lineBoxes(node.text, box.x + left, top, inner) } : {}) });
  for (const child of node.children) collect(tree, child, box.x, box.y, placed);
}

function lineBoxes(text: InlineText, x: number, y: number, room: number): Box[] {
  const { align, lineHeight } = text.style;
  return linesIn(text, room).map((width, i) => ({
    // What is wider than the room begins where the room does, whatever its alignment.
    x: x + Math.max(0, align === 'center' ? (room - width) / 2 : align === 'right' ? room - width : 0),
    y: y + i * lineHeight,
    width,
    height: lineHeight,
  }));
}

/** How wide the content of an element is at most, in px. */
function mostOf(css: Css): number | undefined {
  const most = pixelsOf(css['max-width']);
  if (most === undefined) return undefined;
  const sides = ['padding-left', 'padding-right'].map((side) => pixelsOf(css[side]) ?? 0);
  return Math.max(0, most - sides[0] - sides[1]);
}

/** What places an item among its siblings. */
const OUTER = ['margin-top', 'margin-bottom', 'flex', 'flex-grow', 'flex-shrink', 'position'];

class Builder {
  readonly restyles: Restyles = new Map();
  private readonly tree: TaffyTree;
  private readonly width: number;
  private readonly styles: Styles;
  /** How many tables are being built around an element. */
  private depth = 0;

  constructor(tree: TaffyTree, width: number) {
    this.tree = tree;
    this.width = width;
    this.styles = new Styles(width);
  }

  build(element: Element, inherited: TextStyle, around: string | undefined): Node | undefined {
    const css = this.styles.of(element, around);
    if (css.display === 'none' || element.attributes?.popover) return undefined;
    const style = textStyleOf(element.tag, css, inherited);
    const known = leafSize(element, css, style);
    if (known) {
      const styleOf = (own: Css): StylePropertyValues => ({ ...toTaffy(own), ...leafSize(element, own, style) });
      return this.remember(this.leaf(styleOf(css), { css, element }), element, around, styleOf);
    }
    if (element.tag === 'table') return this.table(element, css, style);
    const isFlex = css.display.includes('flex') || css.display === 'grid';
    const parts = this.partsOf(element, css.display);
    if (parts.length > 0 && parts.every((child) => isInline(child, this.styles, css.display))) {
      const text = inlineText(parts, style, this.styles, originOf(element));
      // Words of a flex box are an item of it.
      if (!isFlex) {
        const node = this.leaf(toTaffy(css), { css, element, text: { ...text, most: mostOf(css) } });
        return this.remember(node, element, around);
      }
      const item = this.leaf({ display: Display.Block }, { css: {}, text });
      return this.remember(this.parent(toTaffy(css), [item], { css, element }), element, around);
    }
    const children = isFlex ? this.items(parts, css, style) : this.blocks(parts, css, style);
    return this.remember(this.parent(toTaffy(css), children, { css, element }), element, around);
  }

  /** Its style can be changed alone, but for what is in a table, which sets the widths of columns. */
  private remember(node: Node, element: Element, around: string | undefined, styleOf = toTaffy): Node {
    if (this.depth > 0) return node;
    this.restyles.set(element, () => {
      const css = computedStyle(element, this.width, around);
      const style = new Style(styleOf(css));
      this.tree.setStyle(node.id, style);
      style.free();
      if (node.text) node.text.most = mostOf(css);
    });
    return node;
  }

  /** The children of an element; what is no box itself has its own in its place. */
  private partsOf({ children }: Element, around: string): (Element | string)[] {
    return children.flatMap((child) =>
      typeof child !== 'string' && this.styles.of(child, around).display === 'contents'
        ? this.partsOf(child, around)
        : [child],
    );
  }

  /** Children of a flex box or a grid. */
  private items(parts: readonly (Element | string)[], css: Css, style: TextStyle): Node[] {
    const orderOf = (child: Element | string): number =>
      typeof child === 'string' ? 0 : Number(this.styles.of(child, css.display).order ?? 0);
    const inOrder = [...parts].sort((a, b) => orderOf(a) - orderOf(b));
    const nodes = inOrder.flatMap((child) => {
      if (typeof child !== 'string') {
        const isColumn = css.display === 'flex' && css['flex-direction']?.startsWith('column');
        return (isColumn ? this.indented(child, style) : this.build(child, style, css.display)) ?? [];
      }
      if (child.trim() === '') return [];
      return this.leaf({ display: Display.Block }, { css: {}, text: inlineText([child], style, this.styles) });
    });
    if (css['align-items'] === 'baseline') this.setOnBaseline(nodes);
    return nodes;
  }

  /** Taffy takes a margin off the greatest width of an item of a column: it becomes the padding of a box around that. */
  private indented(child: Element, style: TextStyle): Node | undefined {
    const css = this.styles.of(child, 'flex');
    const [left, right] = [pixelsOf(css['margin-left']) ?? 0, pixelsOf(css['margin-right']) ?? 0];
    if (css['max-width'] === undefined || (left === 0 && right === 0)) return this.build(child, style, 'flex');
    const outer = Object.fromEntries(OUTER.flatMap((name) => (css[name] === undefined ? [] : [[name, css[name]]])));
    const inner: Css = { ...css, 'margin-top': '0', 'margin-bottom': '0', 'margin-left': '0', 'margin-right': '0' };
    const node = this.build({ ...child, css: inner, at: undefined }, style, 'flex');
    if (!node) return undefined;
    node.element = child;
    // What is as wide as the room is so beside its margin, too.
    const beyond: Css = css.width === '100%' ? { 'margin-right': `${-left - right}px` } : {};
    const around: Css = { ...outer, ...beyond, display: 'flex', 'flex-direction': 'column' };
    return this.parent(toTaffy({ ...around, 'padding-left': `${left}px`, 'padding-right': `${right}px` }), [node], {
      css: around,
    });
  }

  /** Taffy knows no baselines of text: a margin above each item puts them on one line. */
  private setOnBaseline(nodes: readonly Node[]): void {
    const baselines = nodes.map(({ text }) => (text ? text.style.lineHeight / 2 + 0.35 * text.style.size : 0));
    const lowest = Math.max(0, ...baselines);
    nodes.forEach(({ id, text, element }, i) => {
      if (!text) return;
      if (element) this.restyles.delete(element);
      const style = this.tree.getStyle(id);
      style.marginTop = (typeof style.marginTop === 'number' ? style.marginTop : 0) + lowest - baselines[i];
      style.alignSelf = AlignSelf.FlexStart;
      this.tree.setStyle(id, style);
      style.free();
    });
  }

  /** Children of a block: what flows like words stands side by side, as far as there is room. */
  private blocks(parts: readonly (Element | string)[], css: Css, style: TextStyle): Node[] {
    const nodes: Node[] = [];
    let run: (Element | string)[] = [];
    const flush = (): void => {
      const flowing = run.filter((child) => typeof child !== 'string' || child.trim() !== '');
      run = [];
      if (flowing.length === 0) return;
      nodes.push(this.line(flowing, style));
    };
    for (const child of parts) {
      const display = typeof child === 'string' ? 'inline' : this.styles.of(child, css.display).display;
      const isOut = typeof child !== 'string' && child.css.position === 'absolute';
      if (display.startsWith('inline') && !isOut) run.push(child);
      else {
        flush();
        const node = this.build(child as Element, style, css.display);
        if (node) nodes.push(node);
      }
    }
    flush();
    return nodes;
  }

  private line(children: readonly (Element | string)[], style: TextStyle): Node {
    if (children.every((child) => isInline(child, this.styles, 'block'))) {
      const only = children.length === 1 && typeof children[0] !== 'string' ? children[0] : undefined;
      return this.leaf(
        { display: Display.Block },
        { css: {}, element: only, text: inlineText(children, style, this.styles, only && originOf(only)) },
      );
    }
    const items = children.flatMap((child) =>
      typeof child === 'string'
        ? this.leaf({ display: Display.Block }, { css: {}, text: inlineText([child], style, this.styles) })
        : (this.build(child, style, 'inline-line') ?? []),
    );
    const justify = { center: JustifyContent.Center, right: JustifyContent.FlexEnd }[style.align];
    return this.parent(
      {
        ...{ display: Display.Flex, flexWrap: FlexWrap.Wrap, alignItems: AlignItems.Center, columnGap: 4 },
        // The line is as high as one of words would be.
        minHeight: style.lineHeight,
        ...{ flexDirection: FlexDirection.Row, ...(justify === undefined ? {} : { justifyContent: justify }) },
      },
      items,
      { css: {} },
    );
  }

  /** Columns share the room that is left by the widths of their content. */
  private table(element: Element, css: Css, style: TextStyle): Node {
    const isShown = (part: Element): boolean => this.styles.of(part, undefined).display !== 'none';
    const rows = partsIn(element, 'tr').filter(isShown);
    const cellsIn = ({ children }: Element): Element[] => children.filter((cell) => typeof cell !== 'string');
    // A column is not there where none of its cells is.
    const columns = partsIn(element, 'col').filter((_, i) =>
      rows.some((row) => cellsIn(row).some((cell, at) => at === i && isShown(cell))),
    );
    const styles = rows.map((row) => this.styles.of(row, undefined));
    const lines = rows.map((row, at) => {
      const parts = cellsIn(row).map((cell) => this.styles.of(cell, 'table-row'));
      const widest = (side: string): number =>
        Math.max(0, ...[styles[at], ...parts].map((own) => pixelsOf(own[`border-${side}-width`]) ?? 0));
      return { top: widest('top'), bottom: widest('bottom') };
    });
    this.depth++;
    const cells = rows.map((row, at) => {
      const own = styles[at];
      const edges = {
        // Lines that meet are one, as wide as the wider of them.
        top: at === 0 ? lines[at].top : 0,
        bottom: Math.max(lines[at].bottom, lines[at + 1]?.top ?? 0),
        align: own['vertical-align'],
        height: own.height,
      };
      const shown = cellsIn(row).filter(isShown);
      return shown.map((cell) => this.cell(cell, textStyleOf('tr', own, style), edges));
    });
    this.depth--;
    const count = Math.max(1, ...cells.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, i) => {
      const given = pixelsOf(columns[i]?.css.width);
      // A column of a given width breaks the words of its cells.
      const needed = given === undefined ? 'max-content' : 'min-content';
      return Math.max(1, given ?? 0, ...cells.map((row) => (row[i] ? this.widthOf(row[i], needed) : 0)));
    });
    const tracks = widths.map((width) => ({ min: width, max: `${Math.round(width)}fr` as const }));
    return this.parent(
      { ...toTaffy({ ...css, display: 'grid' }), gridTemplateColumns: tracks, rowGap: 0, columnGap: 0 },
      cells.flat(),
      { css, element },
    );
  }

  private cell(
    cell: Element,
    style: TextStyle,
    edges: { top: number; bottom: number; align?: string; height?: string },
  ): Node {
    const css = this.styles.of(cell, 'table-row');
    const own = textStyleOf(cell.tag, css, style);
    const inner: Element = { tag: 'div', name: 'cell', css: {}, children: cell.children };
    const content = this.build(inner, own, 'block');
    if (content) content.element = undefined;
    const node = this.parent(
      {
        ...toTaffy({
          ...css,
          ...(edges.height ? { 'min-height': edges.height } : {}),
          'border-top-width': px(edges.top),
          'border-bottom-width': px(edges.bottom),
        }),
        ...{ display: Display.Flex, flexDirection: FlexDirection.Column },
        justifyContent: edges.align === 'top' ? JustifyContent.Start : JustifyContent.Center,
      },
      content ? [content] : [],
      { css, element: cell },
    );
    if (content?.text) {
      // Where its words stand is asked of the cell.
      content.element = cell;
      node.element = undefined;
    }
    return node;
  }

  private widthOf({ id }: Node, available: 'min-content' | 'max-content'): number {
    compute(this.tree, id, available);
    const layout = this.tree.getLayout(id);
    const { width } = layout;
    layout.free();
    return width;
  }

  private leaf(style: StylePropertyValues, node: Omit<Node, 'id' | 'children'>): Node {
    const made = new Style(style);
    const id = node.text ? this.tree.newLeafWithContext(made, node.text) : this.tree.newLeaf(made);
    made.free();
    return { ...node, id, children: [] };
  }

  private parent(style: StylePropertyValues, children: Node[], node: Omit<Node, 'id' | 'children'>): Node {
    const made = new Style(style);
    const id = this.tree.newWithChildren(
      made,
      children.map((child) => child.id),
    );
    made.free();
    return { ...node, id, children };
  }
}

const partsIn = ({ children }: Element, tag: 'col' | 'tr'): Element[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === tag ? [child] : partsIn(child, tag)));

/** The size of what holds no text of the page: pictures, drawings and fields. */
/** A picture in a row does not shrink below its width, unless the row itself is narrower; no room is that is meant for one so wide. */
const MAX_FIRM_WIDTH_PX = 240;

function leastWidth(css: Css): StylePropertyValues {
  const width = pixelsOf(css.width);
  const isFirm = width !== undefined && width <= MAX_FIRM_WIDTH_PX && css['min-width'] === undefined;
  return isFirm ? { minWidth: width } : {};
}

function leafSize({ tag, attributes = {} }: Element, css: Css, style: TextStyle): StylePropertyValues | undefined {
  if (tag === 'svg') return { itemIsReplaced: true };
  if (tag === 'hr') return { height: pixelsOf(css.height) ?? 'auto' };
  if (tag === 'img') {
    const [width, height] = [Number(attributes.width), Number(attributes.height)];
    const isFree = css.height === undefined || css.height === 'auto';
    const most = pixelsOf(css['max-width']);
    return {
      itemIsReplaced: true,
      maxWidth: most ?? '100%',
      // Taffy takes the height of a picture from its width before that has a limit.
      ...(most !== undefined && css.width === '100%' ? { width: most, maxWidth: '100%' as const } : {}),
      ...leastWidth(css),
      ...(width > 0 && height > 0 && isFree ? { aspectRatio: width / height } : {}),
      ...(css.width === undefined && width > 0 ? { width } : {}),
    };
  }
  if (tag !== 'input' && tag !== 'select' && tag !== 'textarea') return undefined;
  const edge = (side: string): number =>
    (pixelsOf(css[`padding-${side}`]) ?? 0) + (pixelsOf(css[`border-${side}-width`]) ?? 0);
  return {
    ...(css.height === undefined ? { height: style.lineHeight + edge('top') + edge('bottom') } : {}),
    ...(css.width === undefined ? { width: 200 } : {}),
  };
}
