import type { LayOut } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { SCREEN_PX } from '../containers.ts';
import { anchorsIn, asOnScreen, seenIn } from './anchors.ts';
import { asShown } from './as-shown.ts';
import { levelOnce, type Shown, shownMap } from './level.ts';

const MAX_ROUNDS = 5;

/**
 * Lays a page in Bootstrap out, and changes its distances until what is on it stands where the description has it.
 *
 * @param described the page that it is written from, with numbers
 */
export function rehearsePage(described: Element, page: Element, sheet: string, layOut: LayOut): Element {
  const seen = seenIn(described);
  const plain = asOnScreen(described);
  const wanted = anchorsIn(plain, layOut(plain, SCREEN_PX), seen);
  const originals = new Map<Element, Element>();
  const look = (body: Element): Shown & { drift: number } => {
    const shown = asShown(body, sheet);
    const placed = layOut(shown, SCREEN_PX);
    const found = anchorsIn(shown, placed, seen);
    const offsets = new Map(
      [...found].flatMap(([number, y]) => (wanted.has(number) ? [[number, y - (wanted.get(number) as number)]] : [])),
    );
    const drifts = [...offsets.values()].map(Math.abs);
    const drift = drifts.length === 0 ? 0 : drifts.reduce((sum, one) => sum + Math.min(one, 100), 0) / drifts.length;
    return { page: body, originals, shownFor: shownMap(body, shown), placed, offsets, drift };
  };
  let best = look(page);
  let last = best;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    last = look(levelOnce(last));
    if (last.drift < best.drift) best = last;
  }
  return best.page;
}
