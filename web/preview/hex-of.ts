let painter: CanvasRenderingContext2D | null | undefined;

/** Tailwind's colours are oklch(): what a colour picker takes is painted and read back. */
export function hexOf(color: string): string {
  painter ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!painter) return color;
  painter.clearRect(0, 0, 1, 1);
  // What is no colour would leave the last one.
  painter.fillStyle = 'transparent';
  painter.fillStyle = color;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
  const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
