/** How high the window is that pages are laid out in, in px. */
export const SCREEN_HEIGHT_PX = 720;
