import type { BoxKind, Corrections, GenerationResult, LayoutNode } from '#contract/generations.ts';

export type Box = Corrections['boxes'][number]['box'];

/** A place of the design, as the engine sees it or as it was drawn; box in px of the design. */
export interface Place {
  id: string;
  box: Box;
  /** What the engine takes it for; nothing where somebody drew it. */
  kind: BoxKind | undefined;
  /** What the engine read there. */
  text: string | undefined;
}

/** What the engine found in a design: its lines and its pictures, from the top down. */
export function placesOf({ lines, layout }: Pick<GenerationResult, 'lines' | 'layout'>): Place[] {
  const read = lines.map(({ text, x, y, width, height }, at): Place => {
    return { id: `line-${at}`, box: { x, y, width, height }, kind: 'text', text };
  });
  const shown = (layout ? picturesOf(layout) : []).map(
    ({ box, image }, at): Place => ({
      id: `picture-${at}`,
      box,
      kind: image === 'icon' ? 'icon' : 'picture',
      text: undefined,
    }),
  );
  return [...read, ...shown].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

const picturesOf = (node: LayoutNode): LayoutNode[] => [
  ...(node.image ? [node] : []),
  ...(node.children ?? []).flatMap(picturesOf),
];

const area = ({ width, height }: Box): number => width * height;

/** The smallest place at a point; small ones lie on larger ones. */
export function placeAt(places: readonly Place[], x: number, y: number): Place | undefined {
  return places
    .filter(({ box }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    .reduce<Place | undefined>((least, one) => (least && area(least.box) <= area(one.box) ? least : one), undefined);
}

export const kindNames: Record<BoxKind, string> = { text: 'Text', icon: 'Icon', picture: 'Picture', ignore: 'Nothing' };

/** What a place is called in a list. */
export function placeLabel({ kind, text, box }: Place): string {
  if (text !== undefined) return `Text: ${text}`;
  const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
  return `${kind ? kindNames[kind] : 'Drawn'}, ${size} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
}
