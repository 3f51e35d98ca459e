/** A frame waits so long (ms) for its next place: the part of the app that has it may still be on its way. */
const WAIT_MS = 2000;

const waiting = new Map<string, HTMLIFrameElement>();

/** Where frames wait: in the document, because what leaves it is unloaded. */
let shelf: HTMLElement | undefined;

/**
 * Puts a preview frame into a place: the one of this page that was given up just now, as it stands, with its framework and
 * typefaces loaded; otherwise `make` makes a new one.
 */
export function placeFrame(place: HTMLElement, of: string, make: () => HTMLIFrameElement): HTMLIFrameElement {
  const kept = waiting.get(of);
  waiting.delete(of);
  if (kept?.isConnected) {
    place.moveBefore(kept, null);
    return kept;
  }
  const frame = make();
  place.append(frame);
  return frame;
}

/** Gives up a frame that is about to leave the document with its place; browsers that would unload it on the way let it go. */
export function giveUpFrame(frame: HTMLIFrameElement, of: string): void {
  if (!('moveBefore' in Element.prototype) || !frame.isConnected) return;
  if (!shelf?.isConnected) {
    shelf = document.createElement('div');
    shelf.inert = true;
    shelf.ariaHidden = 'true';
    shelf.style.cssText =
      'position:fixed;right:0;bottom:0;width:2px;height:2px;overflow:hidden;opacity:.05;z-index:-10';
    document.body.append(shelf);
  }
  waiting.get(of)?.remove();
  shelf.moveBefore(frame, null);
  waiting.set(of, frame);
  setTimeout(() => {
    if (waiting.get(of) !== frame) return;
    waiting.delete(of);
    frame.remove();
  }, WAIT_MS);
}
