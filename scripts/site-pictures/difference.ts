import type { Word } from '#fidelity/index.ts';
import type { Material } from './material.ts';
import { paper, sheet, textOf } from './sheet.ts';

/** The first word that was read wrongly: the design has it, and the result has another one in its place. */
function misread({ reference, facts }: Material): { mine: Word; theirs: Word } {
  const inDesign = new Set(reference.facts.words.map(({ text }) => text));
  const inResult = new Set(facts.words.map(({ text }) => text));
  for (const mine of reference.facts.words) {
    if (inResult.has(mine.text)) continue;
    const near = (word: Word) => Math.hypot(word.x - mine.x, word.y - mine.y) < 20 && word.text !== mine.text;
    const theirs = facts.words.find((word) => !inDesign.has(word.text) && near(word));
    if (theirs) return { mine, theirs };
  }
  throw new Error('This page has no word that was read wrongly: choose another one for the picture.');
}

const ring = ({ x, y, width, height }: Word, color: string): string =>
  `<div class="at" style="left:${x - 10}px;top:${y - 8}px;width:${width + 20}px;height:${height + 16}px;border:2px solid ${color};border-radius:50%"></div>`;

/** A difference as the panel shows it: the place in the design, the place in the result, and the note. */
export function difference(material: Material): string {
  const { mine, theirs } = misread(material);
  const { design, results, reference } = material;
  const scale = 1.5;
  const from = { x: Math.max(0, mine.x - 200), y: mine.y - 58 };
  const part = (top: number, picture: string, word: Word, color: string) =>
    paper({ left: 40, top, width: 880, height: 210 }, picture, scale, { from, marks: ring(word, color) });
  const x = 40 + (theirs.x - from.x + theirs.width / 2) * scale;
  return sheet(
    960,
    720,
    `<p class="at muted" style="left:40px;top:60px;font-size:15px">design</p>${part(86, design, mine, 'var(--accent)')}
    <p class="at muted" style="left:40px;top:316px;font-size:15px">result</p>${part(342, results[reference.width]!, theirs, 'var(--danger)')}
    <svg class="at" style="left:0;top:0" width="960" height="720" fill="none" stroke="var(--danger)" stroke-width="2"><path d="M${x} ${342 + (theirs.y - from.y + theirs.height + 8) * scale}V598H${x + 40}"/></svg>
    <div class="at" style="left:${x + 52}px;top:583px;color:var(--danger)"><p style="font-size:22px">read “${textOf(theirs.text)}”, is “${textOf(mine.text)}”</p><p style="margin-top:10px;font-size:16px" class="muted">Found one like this? Tell us.</p></div>`,
  );
}
