/** Swaps left and right in place. `stride`: elements a pixel. */
export function mirrorRows(
  data: Int32Array | Uint8Array | Uint8ClampedArray | Float32Array,
  width: number,
  height: number,
  stride = 1,
): void {
  for (let y = 0; y < height; y++) {
    for (let left = y * width, right = left + width - 1; left < right; left++, right--) {
      for (let part = 0; part < stride; part++) {
        const there = data[stride * left + part];
        data[stride * left + part] = data[stride * right + part];
        data[stride * right + part] = there;
      }
    }
  }
}
