/** A rectangle in design pixels; `x + width` and `y + height` are exclusive. */
export type Box = { x: number; y: number; width: number; height: number };
