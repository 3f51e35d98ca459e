import type { PageWishes } from '../page-wishes.ts';
import { PHONES } from './frame-phone.ts';
import { BROWSERS } from './frame-window.ts';
import type { Camera } from './take-photo.ts';

type Alter = (wishes: PageWishes, variant: number) => PageWishes | null;

/** The narrowest window of a laptop or a monitor. */
const MIN_DESKTOP_WIDTH = 1000;
const onDesktop =
  (alter: (wishes: PageWishes, variant: number) => Partial<PageWishes>): Alter =>
  (wishes, variant) =>
    wishes.width < MIN_DESKTOP_WIDTH
      ? null
      : { ...wishes, scale: 1, artboard: null, camera: null, ...alter(wishes, variant) };

/**
 * What people upload, by name: how a page is rendered and what is done to its picture. `variant` differs from page to page;
 * null when a page is never seen like that.
 */
export const INPUT_KINDS: Record<string, Alter> = {
  jpeg50: (wishes) => ({ ...wishes, encoding: { jpeg: 50 } }),
  webp: (wishes) => ({ ...wishes, encoding: { webp: 75 } }),
  '1.25x': onDesktop(() => ({ scale: 1.25 })),
  '1.5x': onDesktop(() => ({ scale: 1.5 })),
  '2x': (wishes) => ({ ...wishes, scale: 2 }),
  '3x': (wishes) => ({ ...wishes, scale: 3 }),
  phone: (wishes, variant) => {
    const phone = PHONES[variant % PHONES.length];
    return { ...wishes, camera: null, artboard: null, width: phone.width, scale: phone.scale, frame: { phone } };
  },
  dark: (wishes) => ({ ...wishes, theme: 'dark' }),
  window: onDesktop((_, variant) => ({
    frame: {
      browser: BROWSERS[variant % BROWSERS.length],
      theme: (variant >> 2) % 2 === 0 ? 'light' : 'dark',
      desktop: (variant >> 3) % 2 === 0 ? null : 48,
    },
  })),
  tall: onDesktop(() => ({ width: 1280, stack: 5 })),
  photo: photographed({
    ...{ blur: 0.6, noise: 4, light: 0.2, quality: 80 },
    pose: { zoom: 1.5, turn: [6, -4, 1.5], surround: 0.06, moire: 3 },
  }),
  'photo-mild': photographed({
    ...{ blur: 0.6, noise: 3, light: 0.12, quality: 85 },
    pose: { zoom: 1.5, turn: [1.5, -1, 0.4], surround: 0, moire: 2 },
  }),
  'photo-strong': photographed({
    ...{ blur: 1, noise: 6, light: 0.35, quality: 70 },
    pose: { zoom: 1.6, turn: [13, 8, -3.5], surround: 0.1, moire: 5 },
  }),
};

function photographed(camera: Camera): Alter {
  return onDesktop(() => ({ camera }));
}
