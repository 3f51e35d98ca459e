import type { Judgement } from './judge-result.ts';

/** Below this a part is worth a sentence. */
export const GOOD = 0.985;

const sentences: [keyof Judgement['parts'], string][] = [
  ['pixels', 'Areas have another colour than in the design.'],
  ['shades', 'Shades of areas or of text are slightly off.'],
  ['corners', 'Corners are not as round as in the design.'],
  ['regions', 'Something of the design is missing, or something was added.'],
  ['pictures', 'A picture does not look as it should.'],
  ['contrast', 'Some text can hardly be read.'],
  ['block', 'Some text is missing.'],
  ['text', 'Some words are not those of the design.'],
  ['position', 'Text has moved from its place.'],
  ['color', 'Text has another colour than in the design.'],
];

/** What is wrong with a result, worst first; nothing for a good one. */
export const explainScore = ({ parts }: Pick<Judgement, 'parts'>): string[] =>
  sentences
    .map(([part, sentence]) => ({ value: parts[part] ?? 1, sentence }))
    .filter(({ value }) => value < GOOD)
    .sort((a, b) => a.value - b.value)
    .map(({ sentence }) => sentence);
