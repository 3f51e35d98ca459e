import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GrayImage, LineReading, Word } from '#engine/index.ts';

/** The part of tesseract.js-core's WASM interface that is used here; the package ships no types. */
export type Core = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
};
type Api = {
  Init(dataPath: null, language: string, engineMode: number): number;
  SetPageSegMode(mode: number): void;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, angle: number): number;
  SetSourceResolution(dpi: number): void;
  Recognize(monitor: null): number;
  GetIterator(): Iterator;
  Clear(): void;
  End(): void;
};
type Iterator = {
  Begin(): void;
  Next(level: number): boolean;
  GetUTF8Text(level: number): string;
  Confidence(level: number): number;
  getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
  __destroy__(): void;
};

const require = createRequire(import.meta.url);

const LSTM_ONLY = 1;
const SINGLE_LINE = 7;
/** Tesseract finds the lines of a whole page itself. Only the benchmark's baseline reads that way. */
export const WHOLE_PAGE = 3;
const WORD_LEVEL = 3;

/**
 * Both are trained on the same lines of English. The small one takes 0.6 times as long as the large one, and where it is
 * sure, it is right as often; the large one is better with letters that are drawn oddly and with narrow spaces.
 */
const NETWORKS = {
  large: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  small: 'tesseract.js-node/test/fixtures/tessdata/eng.traineddata',
};
type Network = keyof typeof NETWORKS;
export type ReadLine = (line: GrayImage) => LineReading;

/**
 * Starts Tesseract's WebAssembly build in this thread.
 *
 * The core is driven directly rather than through tesseract.js: pixels go in as a PGM file in its memory, with no PNG to
 * encode and no worker protocol, which halves the time of a short line. The SIMD build is pinned so that every machine
 * gives the same text (relaxed SIMD does not), and the data comes from packages: nothing is downloaded or cached.
 */
export async function startCore(): Promise<Core> {
  const createCore: (options: object) => Promise<Core> = require('tesseract.js-core/tesseract-core-simd-lstm');
  return createCore({});
}

/** A network in the memory of a core. */
export type OpenNetwork = { readLine: ReadLine; close(): void };

/**
 * Loads a network from a file of an installed package.
 *
 * @throws when the file is no language data
 */
export function openNetwork(core: Core, file: string, segmentation = SINGLE_LINE): OpenNetwork {
  const path = require.resolve(file);
  const name = basename(path).replace(/\.traineddata.*/, '');
  const data = readFileSync(path);
  core.FS.writeFile(`${name}.traineddata`, path.endsWith('.gz') ? gunzipSync(data) : data);
  const api = new core.TessBaseAPI();
  if (api.Init(null, name, LSTM_ONLY) !== 0) throw new Error('Tesseract could not read its language data.');
  // Tesseract has its own copy by now.
  core.FS.unlink(`${name}.traineddata`);
  api.SetPageSegMode(segmentation);
  api.SetVariable('debug_file', '/dev/null');
  return { readLine: (line) => readLine(core, api, line), close: () => api.End() };
}

/** Opens networks of English, and returns for each a function that reads one line, or a page. */
export const openEnglish = (core: Core, network: Network, segmentation = SINGLE_LINE): ReadLine =>
  openNetwork(core, NETWORKS[network], segmentation).readLine;

function readLine(core: Core, api: Api, line: GrayImage): LineReading {
  core.FS.writeFile('/input', toPgm(line));
  if (api.SetImageFile(1, 0) !== 0) return { words: [], confidence: 0 };
  api.SetSourceResolution(150);
  api.Recognize(null);
  const iterator = api.GetIterator();
  iterator.Begin();
  const words: Word[] = [];
  do {
    const text = iterator.GetUTF8Text(WORD_LEVEL)?.trim();
    if (!text) continue;
    const { x0, y0, x1, y1 } = iterator.getBoundingBox(WORD_LEVEL);
    const confidence = iterator.Confidence(WORD_LEVEL);
    words.push({ text, confidence, x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
  } while (iterator.Next(WORD_LEVEL));
  return toReading(words);
}

/** The line that some words make: as sure as they are, each by its length. */
export function toReading(words: Word[]): LineReading {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return { words, confidence: letters === 0 ? 0 : weighted / letters };
}

/** Portable graymap: a header and the bytes as they are. */
function toPgm({ width, height, data }: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
