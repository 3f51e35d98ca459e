/** Lossy formats turn one colour into a few levels; nobody can see a drawing that faint. */
const MAX_LEVELS = 4;

/** Whether all pixels look alike. `data` has one byte per channel of each pixel. */
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
