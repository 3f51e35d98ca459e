import type { EngineChoice, FontService, Framework, Mode } from '#contract/generations.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';

export interface Submission {
  image: File;
  /** The same page on narrower screens. */
  tablet?: File;
  phone?: File;
  framework: Framework;
  mode: Mode;
  fonts: FontService;
  language: LanguageChoice;
  instructions: string;
  engine: EngineChoice;
  repair: boolean;
}

/** How a picture is to be converted. */
export type Wishes = Omit<Submission, 'image' | 'tablet' | 'phone'>;

/** What to change in the result on the table. */
export interface Change {
  instructions: string;
  element: string | undefined;
  engine: EngineChoice;
}

export interface Notice {
  tone: 'danger' | 'success' | 'info';
  text: string;
}
