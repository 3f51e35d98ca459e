import type { Frame } from './inputs/put-in-frame.ts';
import type { Artboard } from './inputs/put-on-artboard.ts';
import type { Camera } from './inputs/take-photo.ts';

/** How a reference page is to be shown to the engine: what its meta elements say, and what the options make of it. */
export type PageWishes = {
  /** Window in CSS pixels, and its density. */
  width: number;
  scale: number;
  /** What the report groups by. */
  kind: string;
  camera: Camera | null;
  artboard: Artboard | null;
  theme: 'own' | 'dark';
  /** The bars of a browser or a phone around the page. */
  frame: Frame | null;
  /** Pages below each other in one picture. */
  stack: number;
  /** File format and quality; null for PNG. */
  encoding: { jpeg: number } | { webp: number } | null;
};

/** `bench-window` "375 2", `bench-kind` "dashboard", `bench-camera` "blur 0.6 noise 6 light 0.1 quality 75", `bench-artboard` "96 #e5e5e5". */
export function wishesOf(html: string): PageWishes {
  const meta = (name: string): string | undefined =>
    new RegExp(`<meta name="bench-${name}" content="([^"]*)"`).exec(html)?.[1];
  const [width, scale] = meta('window')?.split(' ').map(Number) ?? [];
  const camera = meta('camera');
  const [margin, color] = meta('artboard')?.split(' ') ?? [];
  return {
    width: width ?? 1280,
    scale: scale ?? 1,
    kind: meta('kind') ?? 'other',
    camera: camera === undefined ? null : cameraOf(camera),
    artboard: margin && color ? { margin: Number(margin), color } : null,
    ...{ theme: 'own', frame: null, stack: 1, encoding: null },
  };
}

function cameraOf(content: string): Camera {
  const words = content.split(' ');
  const numberAfter = (name: string, otherwise: number): number => {
    const at = words.indexOf(name);
    return at === -1 ? otherwise : Number(words[at + 1]);
  };
  return {
    blur: numberAfter('blur', 0.6),
    noise: numberAfter('noise', 6),
    light: numberAfter('light', 0.1),
    quality: numberAfter('quality', 75),
  };
}
