import type { Node } from '../layout/node.ts';
import type { Rgb } from '../raster/color.ts';
import type { FontFamily } from '../style/fonts.ts';
import type { Element } from './element.ts';

/** What every describing function needs to know of the page. */
export type Context = {
  designWidth: number;
  /** Inherited from the body: elements only say where they differ. */
  base: { family: FontFamily; size: number; color: Rgb };
  /** Address of each image node's picture. */
  sources: Map<Node, string>;
  /** Describes any node; kept here because rows and stacks contain each other. */
  describe(node: Node, frame: Frame): Element;
};

/**
 * The columns of the design that an element's content may use. A `part` is a whole column of the page: what is in it
 * keeps its distance from the edges by padding.
 */
export type Frame = { x0: number; x1: number; part?: boolean };
