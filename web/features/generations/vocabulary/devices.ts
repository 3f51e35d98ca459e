import { Monitor, Smartphone, Tablet } from 'lucide-react';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** The devices of the preview. */
export const devices = [
  { value: 'desktop', label: 'Desktop', Icon: Monitor },
  { value: 'tablet', label: 'Tablet', Icon: Tablet },
  { value: 'mobile', label: 'Mobile', Icon: Smartphone },
] as const satisfies readonly { value: Device; [key: string]: unknown }[];

/** A desktop page is laid out at least this wide, however narrow the room for it is: else it would show as a tablet's. */
const DESKTOP_WIDTH = 1280;
const DESKTOP_HEIGHT = 500;

/**
 * Width and height of the previewed page and the scale it is shown at, as specified: a desktop takes the whole room and
 * 500 px of height, a tablet is 768 × 1024 at 0.65, a phone 375 × 667 at 0.8.
 */
export function pageSize(device: Device, room: number): { width: number; height: number; scale: number } {
  if (device === 'tablet') return { width: 768, height: 1024, scale: 0.65 };
  if (device === 'mobile') return { width: 375, height: 667, scale: 0.8 };
  const width = Math.max(room, DESKTOP_WIDTH);
  const scale = room / width;
  return { width, height: DESKTOP_HEIGHT / scale, scale };
}
