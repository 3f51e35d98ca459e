/** A family that a page takes from a font service, in the weights that it uses. */
export type WebFont = { name: string; weights: number[]; italic: boolean };

/** Who serves the web fonts of a page. Bunny Fonts has what Google Fonts has, and keeps no log of visitors. */
export type FontService = 'google' | 'bunny';
