import type { Material } from './material.ts';
import { sheet } from './sheet.ts';

/** A result as a product: the page itself, from its top, in a plain window. */
export function template({ results, reference }: Material): string {
  const scale = 720 / reference.width;
  return sheet(
    800,
    600,
    `<div class="paper" style="left:40px;top:40px;width:720px;height:600px"><div style="height:28px;background:var(--sheet);border-bottom:1px solid var(--line)"><svg width="80" height="28" fill="none" stroke="var(--strong)"><circle cx="18" cy="14" r="4.5"/><circle cx="34" cy="14" r="4.5"/><circle cx="50" cy="14" r="4.5"/></svg></div>
    <img src="${results[reference.width]}" style="top:28px;transform:scale(${scale})"></div>`,
  );
}
