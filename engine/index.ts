export { convert } from './convert.ts';
export { BOOTSTRAP_HEAD, CUSTOM_HEAD, TAILWIND_HEAD } from './emit/head.ts';
export { type IconCatalogue, parseCatalogue } from './icons/catalogue.ts';
export { LANGUAGES, scriptOf } from './language/languages.ts';
export type * from './model/box.ts';
export type * from './model/conversion.ts';
export { scriptFamilies, type WebFace, webFaces } from './typeface/web-faces.ts';
export { writePage } from './write-page.ts';
