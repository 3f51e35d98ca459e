import { whenNear } from '#web/features/content/alive/when-near.ts';

/**
 * Loads the live result when it comes near, in place of the frame's empty document. With `loading="lazy"` Chromium loads
 * a frame twice after Back, the second time as a new entry of the history: the page that Forward led to was lost.
 */
export function loadResult(root: HTMLElement, signal: AbortSignal): void {
  const frame = root.querySelector<HTMLIFrameElement>('.before-after iframe');
  const address = frame?.dataset.result;
  if (frame && address) whenNear(frame, signal, () => frame.contentWindow?.location.replace(address));
}
