import type { Box } from './box.ts';
import type { Checkbox } from './checkbox.ts';
import type { Rgb } from './color.ts';
import type { Component } from './component.ts';
import type { Drawing } from './drawing.ts';
import type { Instance } from './element.ts';
import type { Gauge } from './gauge.ts';
import type { Paint, Side } from './paint.ts';
import type { TextBlock } from './text-block.ts';

/** What every part of the page has: where its CSS box has to be, and what is seen of it (cuts are made between inks). */
type Part = {
  box: Box;
  ink: Box;
  children: LayoutNode[];
  /** What has a higher one lies in front of what it overlaps; 0 without one. */
  layer?: number;
  /** It stays where it is while the page moves. */
  floats?: boolean;
  /** How far its foot reaches under the next thing, in pixels. */
  under?: number;
  /** The HTML element it becomes. */
  role?: string;
  component?: Component;
  /** It is one of several parts of the page that repeat. */
  instance?: Instance;
  /** Which part of its component it is: equal in all instances of one size, unique on the page otherwise. */
  slot?: string;
  /** Known to be of one component with all that have the same: the entries of a menu. */
  kin?: string;
  /** What a picture shows, or a table is about. */
  alt?: string;
  /** The entry of a menu that leads to this very page. */
  isCurrent?: boolean;
  /** Its part in a form. */
  form?: FormPart;
  /** Pictures behind its children of what its paint does not explain. */
  backdrops?: Backdrop[];
};

/**
 * What a node's own paint does not explain of the design: 0xRRGGBB of each pixel of `box`, row by row, -1 where it does.
 * Where `filled` is 1, text lies before it, and the colour was taken from around the letters. Where `fading` is 1, it is hardly off:
 * a glow goes on there.
 */
export type Backdrop = { box: Box; colors: Int32Array; filled: Uint8Array; fading?: Uint8Array };

/**
 * `drawing`: an icon in one colour. `round`: what lies in the corners of its box is no part of it. `corners`: those of a
 * photograph, where they are round.
 */
export type Picture = {
  kind: 'photo' | 'icon';
  background?: boolean;
  drawing?: Drawing;
  round?: boolean;
  corners?: Corners;
  subject?: Subject;
};

/** What a small picture shows, as far as its pixels tell. */
export type Subject = 'person' | 'sign';

/** Their radius, in CSS pixels; those on one side may be square. */
export type Corners = { radius: number; squareSide?: Side };

export type FormPart = {
  /** Of a field that has a label. */
  id?: string;
  /** Under which a field is sent; unique on the page. */
  name?: string;
  /** The words of a field's label. */
  label?: string;
  /** The id of the field that this text is the label of. */
  labels?: string;
  /** The name that a radio button shares with the others of its group. */
  group?: string;
  /** A button that sends its form. */
  submits?: boolean;
  /** A form that finds something, and its field. */
  searches?: boolean;
  /** A field of a form that makes an account. */
  registers?: boolean;
};

/** What a kind of node does not have, so that a union of all kinds can be taken apart. */
type Without<K extends string> = { [key in K]?: undefined };

/** stack: children below each other; row: side by side; overlay: on top of each other. */
export type ContainerNode = Part & {
  kind: 'stack' | 'row' | 'overlay';
  paint?: Paint;
  /** A photograph behind the children. */
  image?: Picture;
} & Without<'text' | 'color' | 'check' | 'gauge'>;

type TextNode = Part & { kind: 'text'; text: TextBlock } & Without<'paint' | 'image' | 'color' | 'check' | 'gauge'>;

/** A picture, or a control as it is drawn. */
type ImageNode = Part & {
  kind: 'image';
  image?: Picture;
  check?: Checkbox;
  gauge?: Gauge;
} & Without<'paint' | 'text' | 'color'>;

type RuleNode = Part & { kind: 'rule'; color: Rgb } & Without<'paint' | 'text' | 'image' | 'check' | 'gauge'>;

/** A painted box with nothing in it. */
type EmptyNode = Part & { kind: 'empty'; paint?: Paint } & Without<'text' | 'image' | 'color' | 'check' | 'gauge'>;

/** The page as a tree. */
export type LayoutNode = ContainerNode | TextNode | ImageNode | RuleNode | EmptyNode;
