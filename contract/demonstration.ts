/** The landing page's demonstration as `GET /demo/demo.json` answers it. Plain types: nothing here reaches a browser. */
export interface Demonstration {
  /** Path of the engine's result, a complete document. */
  result: string;
  design: { width: number; height: number; src: string; srcSet: string };
  /** Missing when this is not the result that was measured. */
  measured: DemonstrationScores | null;
}

export interface DemonstrationScores {
  /** The one figure, from text and pixels, 0–1. */
  faithful: number;
  /** Design2Code's scores, 0–1. */
  block: number;
  text: number;
  position: number;
  color: number;
  /** Share of the design's words that are in the result, letter by letter. */
  words: { found: number; of: number };
  /** How far they have moved: median, CSS pixels. */
  shift: number;
  /** From picture to page, engine warm. */
  seconds: number;
}
