import type { LanguageCode } from '../language/languages.ts';
import type { Rgb } from '../model/color.ts';
import type { Element } from '../model/element.ts';
import type { FontFamily } from '../model/font.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Sources } from './image-sources.ts';

/** What every describing function needs to know of the page. */
export type Context = {
  designWidth: number;
  /** Of the page; texts only say where theirs has another script. */
  language?: LanguageCode;
  /** Inherited from the body: elements only say where they differ. */
  base: { family: FontFamily; size: number; color: Rgb };
  /** Address of each image node's picture. */
  sources: Sources;
  /** Describes any node; kept here because rows and stacks contain each other. */
  build(node: LayoutNode, frame: Frame): Element;
};

/**
 * The columns of the design that an element's content may use. A `part` is a whole column of the page: what is in it
 * keeps its distance from the edges by padding.
 */
export type Frame = { x0: number; x1: number; part?: boolean };
