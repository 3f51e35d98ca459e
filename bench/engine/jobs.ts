/** A picture to convert. `words` is how many words it shows, `megapixels` how large it is. */
export type Picture = { name: string; file: string; megapixels: number; words: number };

/** What one conversion took, in milliseconds. */
export type Times = Record<StageName, number> & { firstLayout: number; total: number };

export const STAGES = ['decode', 'segment', 'text', 'style', 'layout', 'emit'] as const;
export type StageName = (typeof STAGES)[number];

/** What the child process prints: runs and words of each picture, and its peak memory in MB. */
export type ChildReport = {
  pictures: { name: string; runs: Times[]; text: string[] }[];
  peakMegabytes: number;
  startMegabytes: number;
};

/** The same for the baseline: Tesseract on the whole picture. */
export type BaselineReport = { pictures: { name: string; milliseconds: number; text: string[] }[] };
