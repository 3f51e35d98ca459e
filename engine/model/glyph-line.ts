import type { Box } from './box.ts';
import type { ConnectedComponent } from './connected-component.ts';

/** Cells of a monospaced font: `origin` is the middle of one of them, both in pixels. */
export type CharacterGrid = { pitch: number; origin: number };

/** A list marker: a dot or square, or the triangle before something that opens. The names are those of CSS. */
export type ListMarker = 'disc' | 'disclosure-closed';

/**
 * Glyphs on one surface that follow each other on one baseline; `bullet`: a list marker stood before them; `grid`: they are
 * a row of a listing, on that baseline; `said`: a person says that it is text, and perhaps in which words.
 */
export type GlyphLine = Box & {
  glyphs: ConnectedComponent[];
  surface: number;
  bullet?: ListMarker;
  grid?: CharacterGrid;
  baseline?: number;
  said?: Said;
};

/** What a person says of a line, without `words` only that it is one. */
export type Said = { words?: string };
