import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** Sizes in bytes of what a WOFF and an OpenType file begin with, and of what each says about a table. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

/**
 * A WOFF 1.0 font as the OpenType font that it was made from (https://www.w3.org/TR/WOFF/). The PDF library would unpack a
 * whole table again for every glyph.
 */
export async function unpackWoff(woff: Buffer): Promise<Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let length = head.length;
  for (let i = 0; i < count; i++) {
    const from = WOFF.head + i * WOFF.entry;
    const to = SFNT.head + i * SFNT.entry;
    const [offset, packedSize, size] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const packed = woff.subarray(offset, offset + packedSize);
    const table = packedSize < size ? await unpack(packed) : packed;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(length, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padding = Buffer.alloc(-size & 3);
    parts.push(table, padding);
    length += size + padding.length;
  }
  return Buffer.concat(parts);
}
