import type { Material } from './material.ts';
import { dimension, paper, sheet } from './sheet.ts';

const logo =
  '<svg width="56" height="56" viewBox="0 0 32 32" class="accent"><path fill="none" stroke="currentColor" stroke-width="2.5" d="M3.5 11V3.5H11M21 3.5h7.5V11M28.5 21v7.5H21M11 28.5H3.5V21"/><path fill="currentColor" d="M11 9.5h11V13h-7v2.6h5.8V19H15v5h-4z"/></svg>';

/** The picture that a chat shows for a link to the site: the name, the promise, a result. */
export function openGraph({ results, reference, conversion }: Material): string {
  const scale = 0.5;
  return sheet(
    1200,
    630,
    `<div class="at" style="left:64px;top:64px;display:flex;gap:16px;align-items:center;font:700 40px/1 Sans">${logo}Facsimile</div>
    <p class="at" style="left:64px;top:236px;width:470px;font:650 64px/1.02 Sans;letter-spacing:-.02em">The picture in.<br>The page out.</p>
    <p class="at muted" style="left:64px;top:400px;width:400px;font:500 25px/1.4 Sans">Designs become HTML and CSS, and the result is measured.</p>
    ${paper({ left: 540, top: 88, width: 640, height: conversion.height * scale }, results[reference.width]!, scale)}
    ${dimension(540, 62, 640, `${reference.width} px`)}`,
  );
}
