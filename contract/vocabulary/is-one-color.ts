/** Lossy formats draw one colour in a few levels; so faint a drawing nobody can see. */
const MAX_LEVELS = 4;

/** Whether all pixels look alike. `data` has so many bytes a pixel, one for each channel. */
export function isOneColor(data: ArrayLike<number>, channels: number): boolean {
  const lowest = Array.from({ length: channels }, (_, channel) => data[channel]!);
  const highest = [...lowest];
  for (let i = channels; i < data.length; i++) {
    const channel = i % channels;
    const value = data[i]!;
    if (value < lowest[channel]!) lowest[channel] = value;
    else if (value > highest[channel]!) highest[channel] = value;
    else continue;
    if (highest[channel]! - lowest[channel]! > MAX_LEVELS) return false;
  }
  return true;
}
