import type { Rgb } from '../../model/color.ts';
import type { Slopes } from './find-slopes.ts';
import { type Tone, toneOf } from './tone.ts';

/** What letters stand on, by number: the plain colours, and behind them all gradients. */
export class Grounds {
  readonly #colors: readonly Rgb[];
  readonly #tones: readonly Tone[];
  readonly #slopes: Slopes | null;
  /** The number of all gradients. */
  readonly slope: number;

  constructor(colors: readonly Rgb[], slopes: Slopes | null) {
    this.#colors = colors;
    this.#tones = colors.map(toneOf);
    this.#slopes = slopes;
    this.slope = colors.length;
  }

  /** The colour of a ground at a pixel; -1 where it is not known how a gradient goes on. */
  colorAt(id: number, at: number): Rgb {
    return id === this.slope ? (this.#slopes?.colors[at] ?? -1) : this.#colors[id];
  }

  toneAt(id: number, at: number): Tone {
    return id === this.slope ? toneOf(this.colorAt(id, at)) : this.#tones[id];
  }
}
