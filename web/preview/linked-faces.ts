/** Letters beyond those of Western Europe, and the faces whose style sheets for them the service has. */
const MORE_LETTERS = /[\u0100-\u06ff\u0900-\u097f\u1e00-\u1fff]/;
const HAS_MORE = /-[4-7]00$/;
/** Families for one script, which the service has in pieces, each in all weights. */
const IN_PIECES = /^(noto-sans-(?:sc|tc|jp|kr|arabic|hebrew|devanagari))-\d+i?$/;

export type Linked = { faces: string[]; inPieces: string[] };

/**
 * What a page links from Google Fonts or Bunny Fonts, as the service names the style sheets: of faces the family in lower case
 * with hyphens, weight, `i` for italic ("source-sans-3-400i"), and where the page needs them, "-more" with letters beyond
 * those of Western Europe; of families for one script the family alone.
 */
export function linkedFaces(page: Document): Linked {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]');
  const all = [...new Set([...links].flatMap((link) => facesOf(link.getAttribute('href') ?? '')))];
  const faces = all.filter((face) => !IN_PIECES.test(face));
  const inPieces = [...new Set(all.flatMap((face) => IN_PIECES.exec(face)?.[1] ?? []))];
  if (!MORE_LETTERS.test(page.body.textContent)) return { faces, inPieces };
  const more = faces.filter((face) => HAS_MORE.test(face)).map((face) => `${face}-more`);
  return { faces: [...faces, ...more], inPieces };
}

function facesOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { host, searchParams } = new URL(address);
  const families = searchParams.getAll('family');
  if (host === 'fonts.googleapis.com') return families.flatMap(facesOfGoogle);
  return host === 'fonts.bunny.net' ? families.flatMap((list) => list.split('|')).flatMap(facesOfBunny) : [];
}

/** "Lora:ital,wght@0,400;1,400" or "Source Sans 3:wght@400;600" */
function facesOfGoogle(family: string): string[] {
  const [name = '', axes = ''] = family.split(':');
  const [keys = '', values = '400'] = axes.split('@');
  const isSlanted = keys.startsWith('ital');
  return values.split(';').map((value) => {
    const [slant, weight] = isSlanted ? value.split(',') : ['0', value];
    return nameOf(name, weight ?? '', slant === '1');
  });
}

/** "lora:400,400i" */
function facesOfBunny(family: string): string[] {
  const [name = '', styles = '400'] = family.split(':');
  return styles.split(',').map((style) => nameOf(name, style, style.endsWith('i')));
}

function nameOf(family: string, weight: string, isItalic: boolean): string {
  const slug = family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${slug}-${Number.parseInt(weight, 10) || 400}${isItalic ? 'i' : ''}`;
}
