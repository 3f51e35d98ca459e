import type { CraftElement, CraftFacts, CraftText, ValueKind } from '../craft/craft-facts.ts';

/**
 * Reads how a rendered page is written. Self-contained, like `extractPage`: the benchmark sends its source into Chromium.
 * Elements and texts count when they are rendered and not transparent; texts, when they lie within the page and within what
 * the boxes around them show: nobody can write again what a scrolled list hides. Boxes of a pixel hold what is only read aloud.
 */
export function extractCraft(document: Document): CraftFacts {
  const window = document.defaultView as Window & typeof globalThis;
  const root = document.documentElement;
  const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'LINK', 'META', 'OPTION', 'OPTGROUP']);
  const MIN_SHOWN_SHARE = 0.3;
  const BUTTONS = new Set(['submit', 'button', 'reset']);
  const page = {
    width: Math.max(root.scrollWidth, root.clientWidth, document.body.scrollWidth),
    height: Math.max(root.scrollHeight, root.clientHeight, document.body.scrollHeight),
  };

  const elements: CraftElement[] = [];
  const texts: CraftText[] = [];
  const found: Record<ValueKind, Set<string>> = {
    fontSize: new Set(),
    color: new Set(),
    gap: new Set(),
    margin: new Set(),
    family: new Set(),
  };

  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, string | null>();
  /** The same colour in one spelling; null when nothing is seen of it. */
  const colorOf = (css: string): string | null => {
    if (!painter) return css;
    let color = colors.get(css);
    if (color === undefined) {
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = css;
      painter.fillRect(0, 0, 1, 1);
      const pixel = painter.getImageData(0, 0, 1, 1).data;
      color = pixel[3] === 0 ? null : [...pixel].join(' ');
      colors.set(css, color);
    }
    return color;
  };
  const addColor = (css: string): void => {
    const color = colorOf(css);
    if (color) found.color.add(color);
  };

  const addBoxValues = (element: Element, style: CSSStyleDeclaration): void => {
    addColor(style.backgroundColor);
    for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
      const isDrawn = Number.parseFloat(style[`border${side}Width`]) > 0;
      if (isDrawn) addColor(style[`border${side}Color`]);
    }
    // As it is written: `auto` and percentages would be lengths in the computed style.
    const written = element.computedStyleMap();
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const margin = String(written.get(`margin-${side}`) ?? '0px');
      if (margin !== '0px' && margin !== 'auto') found.margin.add(margin);
    }
    if (!/flex|grid/.test(style.display)) return;
    for (const gap of [style.rowGap, style.columnGap]) if (gap !== 'normal' && gap !== '0px') found.gap.add(gap);
  };
  const addTextValues = (style: CSSStyleDeclaration): void => {
    found.fontSize.add(style.fontSize);
    addColor(style.color);
    found.family.add((style.fontFamily.split(',')[0] ?? '').replace(/["']/g, '').trim().toLowerCase());
  };

  type Edges = { left: number; top: number; right: number; bottom: number };
  const clips = new Map<Element, Edges>();
  /** What an element's content is clipped to, by the boxes that it scrolls with. */
  const clipOf = (element: Element): Edges => {
    const known = clips.get(element);
    if (known) return known;
    const style = window.getComputedStyle(element);
    const { position } = style;
    const isFree = position === 'fixed' || position === 'absolute';
    const around = position === 'fixed' ? null : isFree ? (element as HTMLElement).offsetParent : element.parentElement;
    const within = around
      ? clipOf(around)
      : {
          left: 1 - window.scrollX,
          top: 1 - window.scrollY,
          right: page.width - 1 - window.scrollX,
          bottom: page.height - 1 - window.scrollY,
        };
    const isClipping = style.overflowX !== 'visible' && style.display !== 'inline' && style.display !== 'contents';
    const box = element.getBoundingClientRect();
    // A menu that is folded up has a width and no height.
    const isAloud = box.width <= 1 && box.height <= 1;
    const clip =
      isClipping && element !== root && element !== document.body && !isAloud
        ? {
            left: Math.max(within.left, box.left),
            top: Math.max(within.top, box.top),
            right: Math.min(within.right, box.right),
            bottom: Math.min(within.bottom, box.bottom),
          }
        : within;
    clips.set(element, clip);
    return clip;
  };

  const range = document.createRange();
  const isShown = (node: Text): boolean => {
    range.selectNodeContents(node);
    const clip = clipOf(node.parentElement ?? document.body);
    return [...range.getClientRects()].some(({ left, top, right, bottom, width, height }) => {
      const [across, down] = [
        Math.min(right, clip.right) - Math.max(left, clip.left),
        Math.min(bottom, clip.bottom) - Math.max(top, clip.top),
      ];
      return across > 0 && down > 0 && width * height > 1 && across * down >= MIN_SHOWN_SHARE * width * height;
    });
  };
  const addText = (text: string, element: number, style: CSSStyleDeclaration): void => {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    texts.push({ text: text.replace(/\s+/g, ' ').trim(), element });
    addTextValues(style);
  };

  const visit = (element: Element, parent: number): void => {
    if (UNSEEN.has(element.tagName.toUpperCase())) return;
    const style = window.getComputedStyle(element);
    // An element without a box cannot be asked; its children can.
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen && style.display !== 'contents') return;
    const index = elements.length;
    elements.push({
      parent,
      tag: element.tagName.toLowerCase(),
      classes: [...element.classList].sort().join(' '),
      style: (element.getAttribute('style') ?? '').replace(/url\([^)]*\)/g, 'url()'),
      role: element.getAttribute('role') ?? '',
    });
    if (element.tagName.toLowerCase() === 'svg') return;
    addBoxValues(element, style);
    if (element.tagName === 'INPUT' && BUTTONS.has((element as HTMLInputElement).type))
      addText((element as HTMLInputElement).value, index, style);
    // Text that lies in a closed `details` itself has rectangles, but is not painted.
    const hidesText = element.matches('details:not([open])');
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) visit(child as Element, index);
      else if (hidesText) continue;
      else if (child.nodeType === Node.TEXT_NODE && /\S/.test((child as Text).data) && isShown(child as Text))
        addText((child as Text).data, index, style);
    }
  };
  visit(document.body, -1);

  const all = [...document.body.querySelectorAll('*')];
  return {
    elements,
    texts,
    classes: all.flatMap((element) => [...element.classList]),
    inlineStyles: all.filter((element) => element.hasAttribute('style')).length,
    values: {
      fontSize: [...found.fontSize],
      color: [...found.color],
      gap: [...found.gap],
      margin: [...found.margin],
      family: [...found.family],
    },
  };
}
