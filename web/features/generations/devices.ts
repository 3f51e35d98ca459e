import { Monitor, Smartphone, Tablet } from 'lucide-react';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** Sizes of the preview, as specified: width and height of the page, and the scale it is shown at. */
export const devices = [
  { value: 'desktop', label: 'Desktop', Icon: Monitor, width: '100%', height: 500, scale: 1 },
  { value: 'tablet', label: 'Tablet', Icon: Tablet, width: 768, height: 1024, scale: 0.65 },
  { value: 'mobile', label: 'Mobile', Icon: Smartphone, width: 375, height: 667, scale: 0.8 },
] as const satisfies readonly { value: Device; [key: string]: unknown }[];

export const deviceOf = (device: Device) => devices.find(({ value }) => value === device)!;
