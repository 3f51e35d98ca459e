/** Where a window over the page stands: in what has the whole screen, which would hide it otherwise; null is the body. */
export const portalRoot = (): Element | null => (typeof document === 'undefined' ? null : document.fullscreenElement);
