/** The image that the stages work on: 0xRRGGBB a pixel, row-major, transparency flattened. */
export type Pixels = { width: number; height: number; data: Int32Array };
