import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { channelDistance } from '../raster/color.ts';
import { MAX_COLOR_DISTANCE, mostFrequentBy } from './middle.ts';

const MIN_COUNT = 3;
/** Sizes of one head or column, as a share: names in capitals and single figures are measured badly. */
const MAX_SIZE_DIFFERENCE = 0.2;

/** The names of all columns of a table are set alike, and so is what stands below each of them: as most of it is. */
export function agreeInTables(node: LayoutNode): void {
  if (node.role !== 'table') {
    for (const child of node.children) agreeInTables(child);
    return;
  }
  const rows = node.children.filter(({ kind }) => kind === 'row');
  const isHeaded = rows[0].children.some(({ role }) => role === 'th');
  if (isHeaded) agreeOnNames(rows[0].children.flatMap(linesIn));
  const count = Math.max(...rows.map(({ children }) => children.length));
  for (let at = 0; at < count; at++) {
    const cells = rows.slice(isHeaded ? 1 : 0).flatMap(({ children }) => children[at] ?? []);
    agreeOnSize(cells.flatMap(({ text }) => (text && isSingleLine(text) ? [text] : [])));
  }
}

const isSingleLine = ({ lines, code }: TextBlock): boolean => lines.length === 1 && !code;

const linesIn = (node: LayoutNode): TextBlock[] =>
  node.text ? (isSingleLine(node.text) ? [node.text] : []) : node.children.flatMap(linesIn);

const isNear = (text: TextBlock, usual: TextBlock): boolean =>
  Math.abs(text.size - usual.size) <= MAX_SIZE_DIFFERENCE * usual.size;

/** The column that rows are sorted by may stand out in another colour. */
function agreeOnNames(texts: readonly TextBlock[]): void {
  if (texts.length < MIN_COUNT) return;
  const usual = { ...mostFrequentBy(texts, ({ size, font }) => `${size} ${font.weight} ${font.family}`) };
  const { size, lineHeight, letterSpacing, font } = usual;
  for (const text of texts) {
    if (!isNear(text, usual) || channelDistance(text.color, usual.color) > MAX_COLOR_DISTANCE) continue;
    Object.assign(text, { size, lineHeight, letterSpacing, font });
  }
}

function agreeOnSize(texts: readonly TextBlock[]): void {
  if (texts.length < MIN_COUNT) return;
  const usual = { ...mostFrequentBy(texts, ({ size }) => size) };
  for (const text of texts)
    if (isNear(text, usual)) Object.assign(text, { size: usual.size, lineHeight: usual.lineHeight });
}
