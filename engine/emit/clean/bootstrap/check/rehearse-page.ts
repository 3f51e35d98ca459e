import type { LayOut } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { SCREEN_PX } from '../containers.ts';
import { anchorsIn, asOnScreen, offsetsOf, seenIn } from './anchors.ts';
import { asShown } from './as-shown.ts';
import { extentsIn } from './extents.ts';
import { changesFor, strainIn } from './level.ts';
import { type Shown, shownMap } from './shown.ts';
import { widened, wordsIn } from './widen.ts';
import { withChanges } from './with-changes.ts';

const MAX_ROUNDS = 5;
const MAX_IDLE_ROUNDS = 2;
/** What changes the drift by less, in px, changes nothing. */
const MIN_GAIN_PX = 0.05;
/** Less than this, on average and in px, nobody sees. */
const MIN_DRIFT_PX = 2;
const MAX_SINGLE_COUNT = 8;
/** What is off by more than this, in px, is nowhere near its place. */
const MAX_DRIFT_PX = 400;

type Look = Shown & { drift: number };

/**
 * Lays a page in Bootstrap out, and changes its distances until what is on it stands where the description has it.
 *
 * @param described the page that it is written from, with numbers
 */
export function rehearsePage(described: Element, page: Element, sheet: string, layOut: LayOut): Element {
  const seen = seenIn(described);
  const plain = asOnScreen(described);
  const planned = layOut(plain, SCREEN_PX);
  const [starts, wanted] = [anchorsIn(plain, planned, seen), extentsIn(plain, planned, seen)];
  const look = (body: Element): Look => {
    const shown = asShown(body, sheet);
    const placed = layOut(shown, SCREEN_PX);
    const offsets = offsetsOf(anchorsIn(shown, placed, seen), starts);
    const extents = extentsIn(shown, placed, seen);
    const drifts = [...offsets.values()].map(Math.abs);
    const drift =
      drifts.length === 0 ? 0 : drifts.reduce((sum, one) => sum + Math.min(one, MAX_DRIFT_PX), 0) / drifts.length;
    const found: Shown = { page: body, shownFor: shownMap(body, shown), placed, offsets, extents, planned: wanted };
    return { ...found, drift: drift + strainIn(found) };
  };
  let best = widened(look(page), wordsIn(plain, planned), look);
  let last = best;
  // A round may move things away before the next one puts them right.
  for (let [round, idle] = [0, 0]; round < MAX_ROUNDS && idle < MAX_IDLE_ROUNDS; round++) {
    const groups = changesFor(last);
    if (groups.length === 0) break;
    const next = look(withChanges(last, groups));
    idle = next.drift < best.drift - MIN_GAIN_PX ? 0 : idle + 1;
    if (next.drift < best.drift) best = next;
    last = next;
  }
  return singly(best, look).page;
}

/** Changes that do not get on with each other are tried one by one. */
function singly(before: Look, look: (body: Element) => Look): Look {
  let best = before;
  for (let tried = 0; tried < MAX_SINGLE_COUNT && best.drift >= MIN_DRIFT_PX; tried++) {
    const group = changesFor(best)[tried];
    if (!group) break;
    const next = look(withChanges(best, [group]));
    if (next.drift < best.drift) best = next;
  }
  return best;
}
