import type { Box } from '../../model/box.ts';
import type { Element } from '../../model/element.ts';
import { bottom, right } from '../../raster/box.ts';
import { elementsIn } from '../leaves.ts';
import { type Seen, seenWithin } from './seen.ts';

/**
 * Boxes that were not seen on a design where those of others of their kind were: as wide as these, and with as much room around
 * what they hold. Adds them to `places`.
 *
 * @param isDrawn whether an element is a box on the page
 */
export function agreeOnBoxes(body: Element, places: Map<Element, Seen>, isDrawn: (element: Element) => boolean): void {
  const seen = seenWithin(body, places);
  const instances = new Map<string, Element[]>();
  const collect = (element: Element): void => {
    const name = element.instance?.component;
    if (name && isDrawn(element) && seen.has(element)) instances.set(name, [...(instances.get(name) ?? []), element]);
    for (const child of elementsIn(element)) collect(child);
  };
  collect(body);
  for (const all of instances.values()) {
    const known = all.filter((element) => places.has(element));
    for (const element of all) {
      if (places.has(element)) continue;
      const inside = contentOf(element, seen);
      const boxes = known.flatMap((other) => {
        const held = contentOf(other, seen);
        return inside && held ? [likeBox(inside, held, places.get(other)!.box)] : [];
      });
      if (boxes.length > 0) {
        const box = boxes[Math.floor(boxes.length / 2)];
        places.set(element, { box, room: box, lines: 0, isEdge: true });
      }
    }
  }
}

/** What a box would be around `inside` that is as `box` around `held`. */
const likeBox = (inside: Box, held: Box, box: Box): Box => ({
  x: inside.x - (held.x - box.x),
  y: inside.y - (held.y - box.y),
  width: box.width,
  height: inside.height + held.y - box.y + bottom(box) - bottom(held),
});

function contentOf(element: Element, seen: ReadonlyMap<Element, Seen>): Box | undefined {
  const boxes = elementsIn(element).flatMap((child) => seen.get(child)?.box ?? []);
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}
