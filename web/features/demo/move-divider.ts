/** Straight to the style: nothing of this is state, so nothing renders again while the divider is dragged. */
function cut(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty('--at', `${slider.value}%`);
  slider.setAttribute('aria-valuetext', `${Math.round(Number(slider.value))} % design`);
}

/** The divider between design and result follows its slider. */
export function moveDivider(root: HTMLElement, signal: AbortSignal): void {
  const slider = root.querySelector<HTMLInputElement>('.before-after input');
  if (!slider) return;
  cut(slider);
  slider.addEventListener('input', () => cut(slider), { signal });
}
