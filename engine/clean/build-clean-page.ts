import type { Sources } from '../emit/image-sources.ts';
import { px } from '../emit/lengths.ts';
import type { LanguageCode } from '../language/languages.ts';
import { splitFloats } from '../layout/free-floats.ts';
import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { FontFamily } from '../model/font.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { fontStackOf } from '../typeface/families.ts';
import { addBackdrops } from './add-backdrops.ts';
import { addGrounds, splitGrounds } from './add-grounds.ts';
import { buildBands, padBand, placeBands } from './build-bands.ts';
import { buildFloats } from './build-floats.ts';
import { buildNode } from './build-node.ts';
import { buildPanels, sidePanels } from './build-panels.ts';
import { centerFooters } from './check/center-footers.ts';
import { fitDistances } from './check/fit-distances.ts';
import { fitNarrow, fitSmallDesktop } from './check/fit-narrow.ts';
import { keepLines } from './check/keep-lines.ts';
import { keepRows } from './check/keep-rows.ts';
import { keepSides } from './check/keep-sides.ts';
import type { LayOut } from './check/lay-out.ts';
import { Manners } from './check/manners.ts';
import { type Directions, rehearse } from './check/rehearse.ts';
import { collapseTopMenu, colorsOf } from './collapse-menus.ts';
import { Consensus } from './consensus.ts';
import type { Context } from './context.ts';
import { divideLists } from './divide-lists.ts';
import { gatherMain, isOfWindow } from './gather-main.ts';
import { hideSeparators } from './hide-separators.ts';
import { liftOverlaps } from './lift-overlaps.ts';
import { nameControls } from './name-controls.ts';
import { nameLandmarks } from './name-landmarks.ts';
import { nameSections } from './name-sections.ts';
import { pullRows } from './pull-rows.ts';
import { shareFirstMargin } from './share-first-margin.ts';
import { SpacingScale } from './spacing-scale.ts';
import { typeStyles } from './type-styles.ts';

type Facts = {
  designWidth: number;
  language: LanguageCode;
  base: { family: FontFamily; size: number; color: Rgb };
  sources: Sources;
  blocks: readonly TextBlock[];
  /** Lays elements out in a window of some width, in px; without it nothing is checked. */
  layOut?: LayOut;
};

/**
 * The body of a page in Clean mode: containers, grids and stacks, with type and distances on scales. It is described twice,
 * so that parts that repeat agree on their measures.
 */
export function buildCleanBody(whole: LayoutNode, page: Rgb, facts: Facts): Element {
  const { layOut } = facts;
  const { page: root, floats } = splitFloats(whole);
  let floating: Element[] = [];
  const typeOf = typeStyles(facts.blocks);
  let asked: SpacingScale | undefined;
  const describe = (directions: Directions): Element => {
    const consensus = new Consensus(root);
    const once = (): Element => {
      const spacing = new SpacingScale(asked);
      const context: Context = {
        ...facts,
        page,
        designHeight: root.box.height,
        spacing,
        consensus,
        ...directions,
        typeOf,
        build: (node, frame) => buildNode(node, frame, context),
      };
      floating = buildFloats(floats, root, context);
      const body = buildBody(root, page, context);
      asked ??= spacing;
      return body;
    };
    if (consensus.isNeeded) once();
    consensus.settle();
    return once();
  };
  const body = layOut
    ? rehearse(describe, (one) => keepLines(one, layOut, facts.designWidth))
    : describe({ manners: new Manners(), tops: new Map(), heights: new Map(), widths: new Map() });
  if (layOut) fitDistances(body, facts.designWidth);
  if (layOut) endAsDrawn(body, layOut, root, facts.designWidth);
  if (layOut) keepRows(body, layOut, facts.designWidth);
  if (layOut) keepSides(body, layOut, facts.designWidth);
  if (layOut) fitNarrow(body, layOut, facts.designWidth);
  if (layOut) centerFooters(body, layOut, facts.designWidth);
  pullRows(body, facts.designWidth);
  divideLists(body);
  shareFirstMargin(body);
  liftOverlaps(body);
  hideSeparators(body);
  nameSections(body);
  nameLandmarks(body);
  nameControls(body);
  if (layOut) fitSmallDesktop(body, layOut, facts.designWidth);
  body.children.push(...floating);
  return body;
}

/**
 * Sums of distances and lines of text drift: the room at the end of the page, or of its content beside a panel, makes up for what they do.
 */
function endAsDrawn(body: Element, layOut: LayOut, { box }: LayoutNode, designWidth: number): void {
  const parts = [body, ...body.children.filter((child) => typeof child !== 'string')];
  const styles = parts.filter(({ name }) => name === 'page' || name === 'content');
  const own = styles
    .map(({ css, at }) => (at?.lg?.['padding-bottom'] ? at.lg : css))
    .find((css) => css['padding-bottom']);
  const height = layOut(body, designWidth).get(body)?.box.height;
  if (!own || height === undefined) return;
  const room = Number.parseFloat(own['padding-bottom']) + box.height - height;
  own['padding-bottom'] = px(new SpacingScale().step(Math.max(0, room)));
}

function buildBody(root: LayoutNode, page: Rgb, context: Context): Element {
  const css: Css = {
    'background-color': toHex(page),
    color: toHex(context.base.color),
    'font-family': fontStackOf(context.base.family),
  };
  const frame = { x0: root.box.x, x1: right(root.box) };
  const element: Element = { tag: 'body', name: 'page', css, children: [] };
  const { grounds, content } = splitGrounds(root);
  const panels = sidePanels(content, frame);
  if (panels) {
    element.children = buildPanels(panels, frame, element, context);
    addGrounds(element, grounds, context);
  } else {
    const bands =
      root.kind === 'stack'
        ? root.children
        : root.children.length > 0
          ? [{ ...root, paint: undefined, box: unionBox(root.children.map(({ box }) => box)) } as LayoutNode]
          : [];
    const built =
      bands.length > 0
        ? buildBands(
            [...bands].sort((a, b) => a.box.y - b.box.y),
            frame,
            context,
          )
        : [];
    // A picture behind all of the page is behind all of a higher window, too.
    const [only, ...others] = bands;
    const fills = only?.image !== undefined && others.length === 0 && only.box.height >= root.box.height - MAX_SHORT_PX;
    if (fills) built[0].element.css['min-height'] = '100vh';
    const end = placeBands(built, root.box.y, context);
    const room = bottom(root.box) - end;
    if (isOfWindow(room, context)) css['min-height'] = '100vh';
    else if (room > 2 && !fills) padBand(element, 0, context.spacing.step(room), context);
    element.children = gatherMain(built);
    collapseTopMenu(element, colorsOf(css), context);
  }
  addBackdrops(element, root, context);
  return element;
}

/** What the ground of a page may lack of its height, in px. */
const MAX_SHORT_PX = 2;
