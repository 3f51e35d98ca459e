import type { Pixels } from '../../model/pixels.ts';
import { BLOCK_PX } from './block-contrast.ts';
import { CELL_PX, type PlainColors } from './find-plain-colors.ts';
import { isNearTone, type Tone, toneOf } from './tone.ts';

/** Side of the windows that small surfaces are looked for in: twice that of the blocks that share their chroma. */
export const WINDOW_PX = 32;
const AREA = WINDOW_PX * WINDOW_PX;
/** Blocks of a window, each way. */
const BLOCK_COUNT = WINDOW_PX / BLOCK_PX;
/** Levels around its colour, in luma and in chroma, that compression scatters a surface over. */
const [SCATTER_LUMA, SCATTER_CHROMA] = [10, 8];
/** Levels, likewise, up to which a pixel or a surface is of a colour that is known. */
const [SAME_LUMA, SAME_CHROMA] = [6, 5];
/** A surface has so many pixels in a window, and so many around which hardly anything else is: letters have not. */
const [MIN_PIXELS, MIN_SOLID_PIXELS] = [80, 24];
/** … and in each of its blocks. */
const MIN_BLOCK_PIXELS = 8;
const SOLID_REACH_PX = 2;
const MIN_SOLID_SHARE = 0.88;
/** So many pixels beyond its side, colours still lead softly away from a spot of a photograph; and the share of its sides. */
const BEYOND_PX = 3;
const [SOFT_LUMA, SOFT_CHROMA] = [24, 16];
const MAX_SOFT_SHARE = 0.3;
/** Levels that the halves of a surface may differ by; those of a gradient differ by more. */
const MAX_SLOPE_LEVELS = 4;
/** Levels of luma within a block that holds nothing else: compression leaves it flat, but not a photograph. */
const FLAT_LUMA = 4;
/** Share of a window that is of known surfaces and this one. */
const MIN_EXPLAINED_SHARE = 0.4;
const MAX_TEXTURED_SHARE = 0.25;
const MAX_ROUNDS = 6;
/** Colours are counted in bins of eight levels. */
const BIN_BITS = 3;
const BIN_SIDE_BITS = 8 - BIN_BITS;
const BIN_SIDE = 1 << BIN_SIDE_BITS;
/** Rounds in which a colour moves to the middle of the pixels around it. */
const MEAN_SHIFTS = 3;

/** What is known of a pixel: it is of a known surface, unknown, or known to be of none. */
const [KNOWN, FREE, REJECTED] = [0, 1, 2];

/** To the right, left, bottom and top. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export type SurfaceFound = { tone: Tone; blocks: [number, number][] };

/** A part of a picture whose colours are told from each other. */
export class SurfaceWindow {
  readonly #y = new Float32Array(AREA);
  readonly #cb = new Float32Array(AREA);
  readonly #cr = new Float32Array(AREA);
  readonly #free = new Uint8Array(AREA);
  readonly #own = new Uint8Array(AREA);
  /** Those that are free. */
  readonly #rest = new Uint16Array(AREA);
  readonly #bins = new Uint16Array(BIN_SIDE ** 3);
  #width = 0;
  #height = 0;

  /**
   * Shows the pixels from a place on.
   * @param tones of the plain colours
   */
  load(
    { width, height, data }: Pixels,
    left: number,
    top: number,
    { columns, rows, cells }: PlainColors,
    tones: readonly Tone[],
  ): void {
    this.#width = Math.min(WINDOW_PX, width - left);
    this.#height = Math.min(WINDOW_PX, height - top);
    for (let y = 0; y < this.#height; y++) {
      const row = Math.floor((top + y) / CELL_PX);
      for (let x = 0; x < this.#width; x++) {
        const at = y * WINDOW_PX + x;
        const column = Math.floor((left + x) / CELL_PX);
        const id = row < rows && column < columns ? cells[row * columns + column] : -1;
        const tone = id < 0 ? toneOf(data[(top + y) * width + left + x]) : tones[id];
        this.#y[at] = tone.y;
        this.#cb[at] = tone.cb;
        this.#cr[at] = tone.cr;
        this.#free[at] = id < 0 ? FREE : KNOWN;
      }
    }
  }

  /** The next colour of a surface, largest first, and which blocks of the window it is in; null when there is none. */
  next(known: readonly Tone[]): SurfaceFound | null {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const mode = this.#mode(known);
      if (!mode) return null;
      const tone = this.#solidColor();
      const isKnown = known.some((other) => isNearTone(other, tone ?? mode, SAME_LUMA, SAME_CHROMA));
      const isSurface = tone && !isKnown && !this.#isSloped() && !this.#isSoft(tone, known) && !this.#isTextured();
      this.#each((at) => {
        if (this.#own[at]) this.#free[at] = isSurface || isKnown ? KNOWN : REJECTED;
      });
      if (isSurface) return { tone, blocks: this.#blocks() };
    }
    return null;
  }

  #each(visit: (at: number, x: number, y: number) => void): void {
    for (let y = 0; y < this.#height; y++) for (let x = 0; x < this.#width; x++) visit(y * WINDOW_PX + x, x, y);
  }

  #off(at: number, { y, cb, cr }: Tone, luma: number, chroma: number): boolean {
    return (
      Math.abs(this.#y[at] - y) > luma || Math.abs(this.#cb[at] - cb) > chroma || Math.abs(this.#cr[at] - cr) > chroma
    );
  }

  /** The colour that most free pixels lie around, whose pixels become its own. */
  #mode(known: readonly Tone[]): Tone | null {
    const bins = this.#bins.fill(0);
    const [free, rest] = [this.#free, this.#rest];
    let [count, best, most] = [0, -1, 0];
    for (let y = 0; y < this.#height; y++)
      for (let at = y * WINDOW_PX, end = at + this.#width; at < end; at++) {
        if (free[at] !== FREE) continue;
        if (this.#isOneOf(known, at)) {
          free[at] = KNOWN;
          continue;
        }
        rest[count++] = at;
        const bin = this.#binOf(at);
        if (++bins[bin] <= most) continue;
        best = bin;
        most = bins[bin];
      }
    if (most * 2 < MIN_PIXELS || count < MIN_PIXELS) return null;
    const part = (shift: number): number => (((best >> shift) % BIN_SIDE) + 0.5) * (1 << BIN_BITS);
    let tone: Tone = { y: part(2 * BIN_SIDE_BITS), cb: part(BIN_SIDE_BITS) - 128, cr: part(0) - 128 };
    for (let round = 0; round < MEAN_SHIFTS; round++) {
      this.#own.fill(0);
      let [y, cb, cr, own] = [0, 0, 0, 0];
      for (let k = 0; k < count; k++) {
        const at = rest[k];
        if (this.#off(at, tone, SCATTER_LUMA, SCATTER_CHROMA)) continue;
        this.#own[at] = 1;
        y += this.#y[at];
        cb += this.#cb[at];
        cr += this.#cr[at];
        own++;
      }
      if (own < MIN_PIXELS) return null;
      tone = { y: y / own, cb: cb / own, cr: cr / own };
    }
    return tone;
  }

  #isOneOf(known: readonly Tone[], at: number): boolean {
    for (let k = 0; k < known.length; k++) if (!this.#off(at, known[k], SAME_LUMA, SAME_CHROMA)) return true;
    return false;
  }

  #binOf(at: number): number {
    return (binOf(this.#y[at]) * BIN_SIDE + binOf(this.#cb[at] + 128)) * BIN_SIDE + binOf(this.#cr[at] + 128);
  }

  /** The colour of the part around which hardly anything else is; null when it is small. */
  #solidColor(): Tone | null {
    let [y, cb, cr, count] = [0, 0, 0, 0];
    this.#each((at, column, row) => {
      if (!this.#own[at]) return;
      const [top, bottom] = [Math.max(0, row - SOLID_REACH_PX), Math.min(this.#height - 1, row + SOLID_REACH_PX)];
      const [left, right] = [Math.max(0, column - SOLID_REACH_PX), Math.min(this.#width - 1, column + SOLID_REACH_PX)];
      const around = (bottom - top + 1) * (right - left + 1);
      let own = 0;
      for (let v = top; v <= bottom; v++)
        for (let u = v * WINDOW_PX + left; u <= v * WINDOW_PX + right; u++) own += this.#own[u];
      if (own < MIN_SOLID_SHARE * around) return;
      y += this.#y[at];
      cb += this.#cb[at];
      cr += this.#cr[at];
      count++;
    });
    return count < MIN_SOLID_PIXELS ? null : { y: y / count, cb: cb / count, cr: cr / count };
  }

  #blocks(): [number, number][] {
    const counts = new Uint16Array(BLOCK_COUNT * BLOCK_COUNT);
    this.#each((at, x, y) => {
      counts[Math.floor(y / BLOCK_PX) * BLOCK_COUNT + Math.floor(x / BLOCK_PX)] += this.#own[at];
    });
    return [...counts.keys()]
      .filter((block) => counts[block] >= MIN_BLOCK_PIXELS)
      .map((block) => [block % BLOCK_COUNT, Math.floor(block / BLOCK_COUNT)]);
  }

  #isSloped(): boolean {
    const halves = [0, 1, 2, 3].map(() => ({ y: 0, cb: 0, cr: 0, count: 0 }));
    this.#each((at, x, y) => {
      if (!this.#own[at]) return;
      for (const half of [halves[x * 2 < WINDOW_PX ? 0 : 1], halves[y * 2 < WINDOW_PX ? 2 : 3]]) {
        half.y += this.#y[at];
        half.cb += this.#cb[at];
        half.cr += this.#cr[at];
        half.count++;
      }
    });
    const differ = ([a, b]: typeof halves): boolean =>
      Math.min(a.count, b.count) > MIN_SOLID_PIXELS &&
      (['y', 'cb', 'cr'] as const).some((key) => Math.abs(a[key] / a.count - b[key] / b.count) > MAX_SLOPE_LEVELS);
    return differ(halves.slice(0, 2)) || differ(halves.slice(2));
  }

  #isExplained(): boolean {
    let [explained, all] = [0, 0];
    this.#each((at) => {
      if (this.#own[at] || this.#free[at] === KNOWN) explained++;
      all++;
    });
    return explained >= MIN_EXPLAINED_SHARE * all;
  }

  #isTextured(): boolean {
    let [whole, textured] = [0, 0];
    for (let top = 0; top + BLOCK_PX <= this.#height; top += BLOCK_PX) {
      for (let left = 0; left + BLOCK_PX <= this.#width; left += BLOCK_PX) {
        let [own, low, high] = [0, 255, 0];
        for (let y = top; y < top + BLOCK_PX; y++) {
          for (let at = y * WINDOW_PX + left, end = at + BLOCK_PX; at < end; at++) {
            own += this.#own[at];
            low = Math.min(low, this.#y[at]);
            high = Math.max(high, this.#y[at]);
          }
        }
        if (own < BLOCK_PX * BLOCK_PX) continue;
        whole++;
        if (high - low > FLAT_LUMA) textured++;
      }
    }
    return whole > 0 ? textured > MAX_TEXTURED_SHARE * whole : !this.#isExplained();
  }

  #isSoft(tone: Tone, known: readonly Tone[]): boolean {
    let [sides, soft] = [0, 0];
    this.#each((at, x, y) => {
      if (!this.#own[at]) return;
      for (const [dx, dy] of WAYS) {
        const u = x + BEYOND_PX * dx;
        const v = y + BEYOND_PX * dy;
        if (u < 0 || v < 0 || u >= this.#width || v >= this.#height) continue;
        const beyond = v * WINDOW_PX + u;
        if (this.#own[at + dy * WINDOW_PX + dx] || this.#own[beyond]) continue;
        sides++;
        if (this.#off(beyond, tone, SOFT_LUMA, SOFT_CHROMA)) continue;
        if (known.every((other) => this.#off(beyond, other, SCATTER_LUMA, SCATTER_CHROMA))) soft++;
      }
    });
    return soft > MAX_SOFT_SHARE * sides;
  }
}

const binOf = (value: number): number => Math.max(0, Math.min(255, Math.floor(value))) >> BIN_BITS;
