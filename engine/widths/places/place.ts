import { originOf } from '../../clean/check/origin.ts';
import type { Element } from '../../model/element.ts';
import type { Place } from '../../model/place.ts';
import { unionBox } from '../../raster/box.ts';
import { elementsIn } from '../leaves.ts';

/** Where each element of a page is in the picture that the page was read from, in the order of the document. */
export function placesOf(body: Element): (Place | null)[] {
  const node = originOf(body);
  const own = node && body.tag !== 'body' ? placeOf(node) : null;
  return [own, ...elementsIn(body).flatMap(placesOf)];
}

function placeOf({ box, text, kind, paint, image }: NonNullable<ReturnType<typeof originOf>>): Place | null {
  const { x, y, width, height } = box;
  if (text) {
    const ink = unionBox(text.lines.map((line) => line.box));
    const { lines, align, wrapWidth } = text;
    return {
      x: ink.x,
      y: text.box.y,
      width: ink.width,
      height: text.box.height,
      lines: lines.length,
      align,
      wrapWidth,
    };
  }
  return paint || image || kind === 'image' || kind === 'empty' ? { x, y, width, height } : null;
}
