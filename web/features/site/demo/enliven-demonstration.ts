import { whenNear } from '#web/public-pages/alive/when-near.ts';

/** The divider between design and result follows its slider, and the result is loaded when it comes near. */
export function enlivenDemonstration(root: HTMLElement, signal: AbortSignal): void {
  const slider = root.querySelector<HTMLInputElement>('.before-after input');
  if (slider) {
    cut(slider);
    slider.addEventListener('input', () => cut(slider), { signal });
  }
  // In place of the frame's empty document. With `loading="lazy"` Chromium loads a frame twice after Back, the second time
  // as a new entry of the history: the page that Forward led to was lost.
  const frame = root.querySelector<HTMLIFrameElement>('.before-after iframe');
  const address = frame?.dataset.result;
  if (frame && address) whenNear(frame, signal, () => frame.contentWindow?.location.replace(address));
}

/** Straight to the style: nothing of this is state, so nothing renders again while the divider is dragged. */
function cut(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty('--at', `${slider.value}%`);
  slider.setAttribute('aria-valuetext', `${Math.round(Number(slider.value))} % design`);
}
