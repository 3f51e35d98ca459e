import type { IconCatalogue } from '../icons/catalogue.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { Box } from './box.ts';
import type { Corrections } from './corrections.ts';
import type { Mode } from './mode.ts';
import type { PageArea } from './page-area.ts';
import type { PageDescription } from './page-description.ts';
import type { Place } from './place.ts';
import type { FontService } from './web-font.ts';

export type { Corrections, FontService, LanguageCode, Mode, PageDescription };

/** An image: RGBA, row-major, 8 bits a channel. `data.length === width * height * 4`. */
export type Raster = { width: number; height: number; data: Uint8ClampedArray };

/** One text line made ready for OCR: one byte a pixel, black ink (0) on white (255). */
export type GrayImage = { width: number; height: number; data: Uint8Array };

/** A recognised word; the box is in pixels of the `GrayImage` it was read from. `confidence` is 0..100. */
export type Word = { text: string; confidence: number; x: number; y: number; width: number; height: number };

/** `language`: what it was read as, where that is not English. `said`: a person says so, nobody read it. */
export type LineReading = { words: Word[]; confidence: number; language?: LanguageCode; said?: true };

export type Framework = 'tailwind' | 'bootstrap' | 'custom';

export type Stage = 'decode' | 'segment' | 'text' | 'style' | 'layout' | 'emit';

/** `progress` is 0..1 over the whole conversion; `preview` is the page as far as it is known. */
export type StageReport = {
  stage: Stage;
  progress: number;
  detail?: string;
  preview?: { html: string; css: string };
};

/** What the engine needs of an `AbortSignal`; any `AbortSignal` is one. */
export type StopSignal = { readonly aborted: boolean; throwIfAborted(): void };

/** What the pure engine asks of the program around it. */
export type EngineHost = {
  /**
   * Reads every line, as English unless told otherwise; `onRead` is called once a line, in any order. Once `isEnough` says so,
   * the lines that are left stay unread: empty, with no confidence.
   */
  readLines(
    lines: readonly GrayImage[],
    onRead?: (index: number, reading: LineReading) => void,
    language?: LanguageCode,
    isEnough?: () => boolean,
  ): Promise<LineReading[]>;
  /** Encodes a region as a `data:` URL. */
  encodeImage(region: Raster, kind: 'photo' | 'icon'): Promise<string>;
  /** The icons of the open sets; without them icons are traced. */
  loadIcons?(): Promise<IconCatalogue>;
  /** The WebAssembly of Taffy, which clean pages are laid out with to be checked; without it they are not. */
  loadLayout?(): Promise<Uint8Array<ArrayBuffer>>;
  onStage?(report: StageReport): void;
  signal?: StopSignal;
};

/** Screens that are narrower than those of computers. */
export type NarrowScreen = 'tablet' | 'phone';

export type ConvertOptions = {
  framework: Framework;
  /** Exact where it is not given. */
  mode?: Mode;
  images?: 'embed' | 'placeholder';
  /** Who serves the web fonts of the page. */
  fonts?: FontService;
  title?: string;
  /** What the page is written in; found out when it is not given. */
  language?: LanguageCode;
  /** What the picture was taken on, where that is said. */
  screen?: NarrowScreen;
  /** Lines that cannot be read (another script, scrawl) stay pictures, or become the text they were taken for. */
  unreadable?: 'picture' | 'text';
  /** What a person says about the picture, against what would be found in it. */
  corrections?: Corrections;
};

export type ConvertedLine = Box & { text: string; confidence: number; color: string; fontSize: number };

type LayoutKind = 'stack' | 'row' | 'overlay' | 'text' | 'image' | 'rule' | 'empty';

/** The page as a tree; serialisable. `role` is the HTML element that the node becomes. */
export type LayoutTree = {
  kind: LayoutKind;
  role: string;
  box: Box;
  text?: string;
  /** It shows a picture; on a container it is the background. */
  image?: 'photo' | 'icon';
  /** What it is an instance of, where the page has several. */
  component?: string;
  children?: LayoutTree[];
};

/** What a picture was found to be: all that it takes to write it in any framework and mode. Plain data: it survives JSON. */
export type Analysis = {
  /** With every measured pixel. */
  page: PageDescription;
  /** In the steps of a design system; missing where the page could not be brought to one. */
  clean?: PageDescription | undefined;
  /** Where each element of the clean page is in the picture, in the order of the document; missing where that is not known. */
  places?: (Place | null)[] | undefined;
  /** What the user should check, in sentences. */
  warnings: string[];
  width: number;
  height: number;
  pageArea: PageArea;
  lines: ConvertedLine[];
  layout: LayoutTree;
};

export type Conversion = Analysis & {
  html: string;
  css: string;
  palette: string[];
  typeScale: number[];
  timings: Record<Stage, number>;
};
