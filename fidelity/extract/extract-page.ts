import type { Box, PageFacts, Region, Rgb, TextBlock, Type, Word } from '../facts.ts';

/**
 * Reads the facts of a rendered page from its document.
 *
 * The function is self-contained on purpose (helpers live inside, imports are types only): the benchmark sends its source
 * into Chromium, and a sandboxed preview frame can run `extractPage.toString()`. Blocks follow Design2Code: text nodes are
 * grouped by their nearest ancestor among a fixed list of tags; a block's box is the union of its text's client rectangles.
 * Text counts only when it can be seen: rendered, not transparent, inside its clipping ancestors and the page, and not
 * under an opaque element (checked within the window).
 */
export function extractPage(document: Document): PageFacts {
  type Rgba = [number, number, number, number];
  const window = document.defaultView as Window & typeof globalThis;
  const root = document.documentElement;
  const body = document.body ?? root;
  // Chinese and Japanese have no spaces: each of their characters counts as a word.
  const IDEOGRAPH = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
  const WORD = new RegExp(`[${IDEOGRAPH}]|[^\\s${IDEOGRAPH}]+`, 'gu');
  const GROUPS = new Set('P H1 H2 H3 H4 H5 H6 DIV SPAN A B LI TABLE TD TH BUTTON FOOTER HEADER FIGCAPTION'.split(' '));
  const NOT_TEXT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE', 'TEXTAREA', 'OPTION', 'HEAD']);
  const PICTURES = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO', 'PICTURE', 'IFRAME', 'OBJECT', 'EMBED']);
  const CONTROLS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
  const page: Box = {
    x: 0,
    y: 0,
    // What a full-page screenshot takes; the body can be taller than the root (quirks mode, height: 100 %).
    width: Math.max(root.scrollWidth, root.offsetWidth, root.clientWidth, body.scrollWidth, body.offsetWidth),
    height: Math.max(root.scrollHeight, root.offsetHeight, root.clientHeight, body.scrollHeight, body.offsetHeight),
  };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    let style = styles.get(element);
    if (!style) {
      style = window.getComputedStyle(element);
      styles.set(element, style);
    }
    return style;
  };

  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parseColor = (css: string): Rgba => {
    const numbers = /^rgba?\(([^)]+)\)$/.exec(css)?.[1]?.match(/[\d.]+%?/g);
    if (numbers && numbers.length >= 3) {
      const alpha = numbers[3] ?? '1';
      const a = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
      return [Number(numbers[0]), Number(numbers[1]), Number(numbers[2]), a];
    }
    if (!painter) return [0, 0, 0, 1];
    // oklch(), color() and friends: let the browser paint one pixel.
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = '#000';
    painter.fillStyle = css;
    painter.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = painter.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top: Rgba, alpha: number, below: Rgb): Rgb =>
    [0, 1, 2].map((c) => Math.round(top[c as 0] * alpha + below[c as 0] * (1 - alpha))) as unknown as Rgb;

  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element): number => {
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement ? opacityOf(element.parentElement) : 1;
    const own = above * Number.parseFloat(styleOf(element).opacity || '1');
    opacities.set(element, own);
    return own;
  };

  const backdrops = new Map<Element, { color: Rgb; solid: boolean }>();
  const backdropOf = (element: Element | null): { color: Rgb; solid: boolean } => {
    if (!element) return { color: [255, 255, 255], solid: true };
    const known = backdrops.get(element);
    if (known) return known;
    const style = styleOf(element);
    const color = parseColor(style.backgroundColor);
    const alpha = color[3] * Number.parseFloat(style.opacity || '1');
    const below = backdropOf(element.parentElement);
    const clipped = style.backgroundClip === 'text' || style.webkitBackgroundClip === 'text';
    const picture = style.backgroundImage !== 'none' && !clipped;
    const result =
      alpha >= 0.99
        ? { color: over(color, 1, below.color), solid: !picture }
        : { color: over(color, alpha, below.color), solid: below.solid && !picture };
    backdrops.set(element, result);
    return result;
  };

  const toPage = (rect: DOMRect): Box => ({
    x: rect.left + window.scrollX,
    y: rect.top + window.scrollY,
    width: rect.width,
    height: rect.height,
  });
  const intersect = (a: Box, b: Box): Box => {
    const x = Math.max(a.x, b.x);
    const y = Math.max(a.y, b.y);
    const right = Math.min(a.x + a.width, b.x + b.width);
    const bottom = Math.min(a.y + a.height, b.y + b.height);
    return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
  };
  const union = (a: Box, b: Box): Box => {
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    const right = Math.max(a.x + a.width, b.x + b.width);
    const bottom = Math.max(a.y + a.height, b.y + b.height);
    return { x, y, width: right - x, height: bottom - y };
  };
  const area = (box: Box): number => box.width * box.height;

  const clips = new Map<Element, Box>();
  /** What the element's own content is clipped to: overflow of the ancestors on its containing-block chain. */
  const clipOf = (element: Element): Box => {
    const known = clips.get(element);
    if (known) return known;
    const style = styleOf(element);
    let above: Element | null = element.parentElement;
    if (style.position === 'fixed') above = null;
    else if (style.position === 'absolute') above = (element as HTMLElement).offsetParent;
    let clip = above ? clipOf(above) : page;
    const clipping = /hidden|clip|scroll|auto/.test(`${style.overflowX} ${style.overflowY}`);
    const hasBox = style.display !== 'inline' && style.display !== 'contents';
    if (element !== root && element !== body && clipping && hasBox) {
      clip = intersect(clip, toPage(element.getBoundingClientRect()));
    }
    if (/inset\((50|100)%|rect\(0(px)?,? 0(px)?,? 0(px)?,? 0(px)?\)/.test(`${style.clipPath} ${style.clip}`)) {
      clip = { ...clip, width: 0, height: 0 };
    }
    clips.set(element, clip);
    return clip;
  };

  /** Three sample points all lie under something opaque that is neither around nor inside the element. */
  const isCovered = (element: Element, box: Box): boolean => {
    const y = box.y + box.height / 2 - window.scrollY;
    for (const share of [0.2, 0.5, 0.8]) {
      const x = box.x + box.width * share - window.scrollX;
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return false;
      let covered = false;
      for (const other of document.elementsFromPoint(x, y)) {
        if (other === element || element.contains(other) || other.contains(element)) break;
        const style = styleOf(other);
        const opaque = PICTURES.has(other.tagName.toUpperCase()) || parseColor(style.backgroundColor)[3] >= 0.95;
        if (opaque && opacityOf(other) >= 0.95) {
          covered = true;
          break;
        }
      }
      if (!covered) return false;
    }
    return true;
  };

  /** What a closed `details` holds has rectangles, but is not painted; nor is other content that the page skips. */
  const isSkipped = (element: Element): boolean => {
    let box: Element | null = element;
    // What has no box of its own cannot be asked.
    while (box && styleOf(box).display === 'contents') box = box.parentElement;
    return box?.checkVisibility?.() === false;
  };

  const shows = new Map<Element, boolean>();
  const canShow = (element: Element): boolean => {
    let answer = shows.get(element);
    if (answer === undefined) {
      const style = styleOf(element);
      answer = style.visibility === 'visible' && style.display !== 'none' && opacityOf(element) > 0.05;
      shows.set(element, answer);
    }
    return answer;
  };

  const transform = (text: string, how: string): string => {
    if (how === 'uppercase') return text.toUpperCase();
    if (how === 'lowercase') return text.toLowerCase();
    if (how === 'capitalize')
      return text.replace(/(^|[\s([{"'-])(\p{L})/gu, (_, before, c) => before + c.toUpperCase());
    return text;
  };
  const clean = (text: string): string => text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '');

  type Ink = { color: Rgb; background: Rgb | null; fontSize: number };
  const typeOf = (element: Element): Type => {
    const { fontFamily, fontWeight } = styleOf(element);
    return { families: fontFamily, weight: Number(fontWeight) };
  };
  /** The mean colour of letters that are filled with a gradient. */
  const meanOfGradient = (gradient: string): Rgb => {
    const stops = gradient.match(/\b(rgba?|hsla?|color|oklch|oklab|lch|lab)\([^()]*\)/g) ?? [];
    const colors = stops.map(parseColor);
    const mean = (c: 0 | 1 | 2) =>
      Math.round(colors.reduce((sum, color) => sum + color[c], 0) / Math.max(1, colors.length));
    return [mean(0), mean(1), mean(2)];
  };
  /** Text colour as seen; null when the text cannot be told from its background. */
  const inkOf = (element: Element): Ink | null => {
    const style = styleOf(element);
    const backdrop = backdropOf(element);
    const clippedFill = (style.backgroundClip || style.webkitBackgroundClip) === 'text';
    const fill = parseColor(style.webkitTextFillColor || style.color);
    const alpha = fill[3] * opacityOf(element);
    const fontSize = Number.parseFloat(style.fontSize);
    if (fontSize < 2) return null;
    if (alpha < 0.05) {
      if (!clippedFill) return null;
      return { color: meanOfGradient(style.backgroundImage), background: null, fontSize };
    }
    return { color: over(fill, alpha, backdrop.color), background: backdrop.solid ? backdrop.color : null, fontSize };
  };

  // ── text ────────────────────────────────────────────────────────────────────────────────────────────────────────
  type Draft = TextBlock & { parts: string[]; weight: number; sum: [number, number, number, number] };
  const drafts = new Map<Element, Draft>();
  type PlacedWord = Word & { owner: Element | null; node: Node };
  const words: PlacedWord[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let glue: { element: Element; node: Text } | null = null;

  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || NOT_TEXT.has(parent.tagName.toUpperCase()) || !/\S/.test(node.data)) {
      if (/\s/.test(node.data)) glue = null;
      continue;
    }
    if (parent.closest('svg, noscript, template') || parent.matches('details:not([open])')) continue;
    if (!canShow(parent) || isSkipped(parent)) continue;
    const ink = inkOf(parent);
    if (!ink) continue;
    const clip = intersect(clipOf(parent), page);
    const isSeen = (box: Box): boolean => area(box) > 0.5 && area(intersect(box, clip)) >= 0.3 * area(box);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].map(toPage).filter(isSeen);
    if (rects.length === 0) continue;
    const seen = rects.filter((rect) => !isCovered(parent, rect));
    if (seen.length === 0) continue;

    let owner: Element = parent;
    while (!GROUPS.has(owner.tagName) && owner.parentElement && owner.parentElement !== root)
      owner = owner.parentElement;
    if (!GROUPS.has(owner.tagName)) owner = parent;
    const how = styleOf(parent).textTransform;
    const text = clean(transform(node.data, how)).replace(/\s+/g, ' ').trim();
    if (!text) continue;

    let draft = drafts.get(owner);
    if (!draft) {
      const first = seen[0] as Box;
      draft = {
        ...first,
        text: '',
        original: '',
        color: ink.color,
        background: ink.background,
        fontSize: ink.fontSize,
        tag: owner.tagName.toLowerCase(),
        parts: [],
        weight: 0,
        sum: [0, 0, 0, 0],
      };
      drafts.set(owner, draft);
    }
    for (const rect of seen) Object.assign(draft, union(draft, intersect(rect, clip)));
    draft.parts.push(text);
    const weight = text.length;
    draft.weight += weight;
    for (const c of [0, 1, 2] as const) draft.sum[c] += ink.color[c] * weight;
    draft.sum[3] += ink.fontSize * weight;

    for (const match of node.data.matchAll(WORD)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const pieces = [...range.getClientRects()].map(toPage).filter(isSeen);
      if (pieces.length === 0 || pieces.every((piece) => isCovered(parent, piece))) continue;
      const box = pieces.reduce(union);
      const shown = clean(transform(match[0], how));
      if (!shown) continue;
      const last = words.at(-1);
      const touches =
        last !== undefined &&
        glue !== null &&
        match.index === 0 &&
        Math.abs(last.x + last.width - box.x) < 1.5 &&
        Math.min(last.y + last.height, box.y + box.height) - Math.max(last.y, box.y) > 0.5 * box.height;
      if (touches && last) {
        // "un<b>bold</b>" is one word to the eye.
        last.text += shown;
        Object.assign(last, union(last, box));
      } else {
        const { color, fontSize } = ink;
        words.push({ ...box, text: shown, color, fontSize, type: typeOf(parent), block: -1, owner, node });
      }
    }
    glue = /\s$/.test(node.data) ? null : { element: parent, node };
  }

  const owners = [...drafts.keys()];
  const blocks: TextBlock[] = owners.map((owner) => {
    const { parts, weight, sum, ...block } = drafts.get(owner) as Draft;
    const original = parts.join(' ');
    const mean = [0, 1, 2].map((c) => Math.round((sum[c as 0] ?? 0) / weight)) as unknown as Rgb;
    return { ...block, original, text: original.toLowerCase(), color: mean, fontSize: sum[3] / weight };
  });

  // Text inside form controls has no text node: place its words along the control's line.
  const controlWords: PlacedWord[] = [];
  for (const element of body.querySelectorAll('input, textarea, select')) {
    const control = element as HTMLInputElement;
    if (!canShow(control) || isSkipped(control)) continue;
    if (['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'image'].includes(control.type)) continue;
    const whole = toPage(control.getBoundingClientRect());
    const { selectedOptions, options, multiple, size } = element as HTMLSelectElement;
    const isSelect = control.tagName === 'SELECT';
    const masked = control.type === 'password' && control.value !== '';
    const text = masked ? '' : isSelect ? (selectedOptions[0]?.text ?? '') : control.value || control.placeholder || '';
    const ink = inkOf(control);
    if (!ink) continue;
    const style = styleOf(control);
    const px = (value: string): number => Number.parseFloat(value) || 0;
    if (painter) painter.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const widthOf = (part: string): number => painter?.measureText(part).width ?? part.length * ink.fontSize * 0.5;
    const padding = px(style.paddingLeft) + px(style.borderLeftWidth);
    const lines: { text: string; box: Box; start: number }[] = [];
    if (isSelect && (multiple || size > 1)) {
      // The options of an open list are seen below each other, as far as it reaches.
      for (const option of options) {
        const box = toPage(option.getBoundingClientRect());
        lines.push({ text: option.text, box, start: box.x + px(styleOf(option).paddingLeft) });
      }
    } else if (control.tagName === 'TEXTAREA') {
      const start = whole.x + padding;
      const room = whole.width - padding - px(style.paddingRight) - px(style.borderRightWidth);
      const height = px(style.lineHeight) || ink.fontSize * 1.2;
      let y = whole.y + px(style.paddingTop) + px(style.borderTopWidth);
      for (const paragraph of text.split('\n')) {
        let line = '';
        const end = (): void => {
          lines.push({ text: line, box: { ...whole, y, height }, start });
          y += height;
        };
        for (const [word] of paragraph.matchAll(/\s*\S+/g)) {
          const isFull = /\S/.test(line) && widthOf(line + word) > room;
          if (isFull) end();
          line = isFull ? word.trimStart() : line + word;
        }
        end();
      }
    } else {
      const isButton = ['submit', 'button', 'reset'].includes(control.type);
      lines.push({
        text,
        box: whole,
        start: isButton ? whole.x + (whole.width - widthOf(text)) / 2 : whole.x + padding,
      });
    }
    for (const { text, box, start } of lines) {
      const seen = intersect(intersect(box, whole), clipOf(control));
      if (!/\S/.test(text) || area(box) === 0 || area(seen) < 0.3 * area(box)) continue;
      const height = ink.fontSize * 1.2;
      for (const match of text.matchAll(/\S+/g)) {
        const x = start + widthOf(text.slice(0, match.index));
        const width = widthOf(match[0]);
        if (x + width > box.x + box.width + 2) break;
        const shown = transform(match[0], style.textTransform);
        controlWords.push({
          x,
          y: box.y + (box.height - height) / 2,
          width,
          height,
          text: shown,
          color: ink.color,
          fontSize: ink.fontSize,
          type: typeOf(control),
          block: -1,
          owner: null,
          node: control,
        });
      }
    }
  }
  const indexOf = new Map(owners.map((owner, index) => [owner, index]));
  // Both are in the order of the document: merged, they are read as they stand in it.
  const follows = (word: PlacedWord, control: PlacedWord): boolean =>
    (control.node.compareDocumentPosition(word.node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const inOrder: PlacedWord[] = [];
  let nextControl = 0;
  for (const word of words) {
    for (
      let control = controlWords[nextControl];
      control && follows(word, control);
      control = controlWords[nextControl]
    ) {
      inOrder.push(control);
      nextControl += 1;
    }
    inOrder.push(word);
  }
  inOrder.push(...controlWords.slice(nextControl));

  // ── pictures and boxes ──────────────────────────────────────────────────────────────────────────────────────────
  const regions: Region[] = [];
  const addRegion = (kind: Region['kind'], box: Box): void => {
    if (box.width < 8 || box.height < 8) return;
    if (kind === 'box' && area(box) > 0.95 * area(page)) return;
    const same = regions.some((other) => {
      const common = area(intersect(other, box));
      return common / (area(other) + area(box) - common) > 0.95;
    });
    if (!same) regions.push({ kind, ...box });
  };
  const differs = (a: Rgb, b: Rgb): boolean => a.some((value, c) => Math.abs(value - b[c as 0]) > 3);

  let elements = 0;
  let positioned = 0;
  let maxDepth = 0;
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toUpperCase();
    if (NOT_TEXT.has(tag) && tag !== 'TEXTAREA') continue;
    if (element.parentElement?.closest('svg')) continue;
    const style = styleOf(element);
    if (style.display === 'none') continue;
    elements += 1;
    if (style.position === 'absolute' || style.position === 'fixed') positioned += 1;
    let depth = 0;
    for (let up: Element | null = element; up && up !== body; up = up.parentElement) depth += 1;
    maxDepth = Math.max(maxDepth, depth);
    if (!canShow(element) || isSkipped(element)) continue;
    const box = intersect(toPage(element.getBoundingClientRect()), intersect(clipOf(element), page));
    if (PICTURES.has(tag)) {
      if (tag !== 'PICTURE') addRegion('image', box);
      continue;
    }
    const type = (element as HTMLInputElement).type;
    if (tag === 'INPUT' && type === 'image') {
      addRegion('image', box);
      continue;
    }
    const clippedToText = (style.backgroundClip || style.webkitBackgroundClip) === 'text';
    if (style.backgroundImage !== 'none' && !clippedToText) {
      addRegion(/url\(|image\(/.test(style.backgroundImage) ? 'image' : 'box', box);
      continue;
    }
    const below = backdropOf(element.parentElement);
    const fill = backdropOf(element);
    const filled = parseColor(style.backgroundColor)[3] > 0.03 && (differs(fill.color, below.color) || !below.solid);
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter((side) => {
      const width = Number.parseFloat(style[`border${side}Width`]);
      const kind = style[`border${side}Style`];
      const color = parseColor(style[`border${side}Color`]);
      if (width < 0.5 || kind === 'none' || kind === 'hidden' || color[3] < 0.05) return false;
      return differs(over(color, color[3], below.color), below.color);
    });
    const shadowed = style.boxShadow !== 'none' && !/inset/.test(style.boxShadow);
    if (filled || sides.length >= 3 || (shadowed && fill.color !== below.color)) addRegion('box', box);
    else if (CONTROLS.has(tag) && !['hidden', 'checkbox', 'radio'].includes(type) && sides.length >= 1)
      addRegion('box', box);
  }

  const count = (selector: string): number => [...body.querySelectorAll(selector)].filter(canShow).length;
  return {
    width: page.width,
    height: page.height,
    blocks,
    words: inOrder.map(({ owner, node, ...word }) => ({ ...word, block: owner ? (indexOf.get(owner) ?? -1) : -1 })),
    regions,
    overflow: root.scrollWidth > root.clientWidth,
    tree: {
      elements,
      positioned,
      main: count('main, [role=main]'),
      landmarks: count(
        'main, nav, aside, body > header, body > footer, [role=main], [role=navigation], [role=banner], [role=contentinfo], [role=complementary]',
      ),
      headings: count('h1, h2, h3, h4, h5, h6'),
      h1: count('h1'),
      maxDepth,
    },
  };
}
