export { briefOf, type DesignBrief } from './brief/brief-of.ts';
export { type Outline, outlineOf } from './brief/outline-of.ts';
export { openLayout } from './clean/check/lay-out.ts';
export type { SourceFile } from './components/model.ts';
export {
  type ComponentKind,
  type MarkupPage,
  writeComponents,
  writeMarkupComponents,
} from './components/write-components.ts';
export { convert } from './convert.ts';
export { layOutCode } from './emit/clean/format-page.ts';
export { BOOTSTRAP_HEAD, CUSTOM_HEAD, TAILWIND_HEAD } from './emit/head.ts';
export { type IconCatalogue, parseCatalogue } from './icons/catalogue.ts';
export { LANGUAGES, scriptOf } from './language/languages.ts';
export type * from './model/box.ts';
export type * from './model/conversion.ts';
export { FAMILY_NAMES } from './typeface/families.ts';
export { scriptFamilies, type WebFace, webFaces } from './typeface/web-faces.ts';
export { joinAnalyses, MIN_FOUND_SHARE } from './widths/join-analyses.ts';
export { pageIn, printPage, writePage } from './write-page.ts';
