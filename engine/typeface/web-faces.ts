import { FAMILIES, FOR_SCRIPTS } from './families.ts';
import { fontsOf } from './fonts.ts';

/** A style of a family that generated pages may link. */
export type WebFace = { name: string; slug: string; weight: number; italic: boolean };

/** All styles that generated pages may link; `slug` is the package of @fontsource that has them. */
export const webFaces = (): WebFace[] =>
  FAMILIES.flatMap(({ id, web, slug, italics }) =>
    web && slug
      ? fontsOf(id).flatMap(({ weight }) =>
          (italics === false ? [false] : [false, true]).map((italic) => ({ name: web, slug, weight, italic })),
        )
      : [],
  );

/** The families that are for one script, in all weights; `slug` is the package of @fontsource-variable that has them. */
export const scriptFamilies = (): { name: string; slug: string }[] =>
  FOR_SCRIPTS.map(({ id, name }) => ({ name, slug: id }));
