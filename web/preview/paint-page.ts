import type { Raster } from '#fidelity/facts.ts';

/** Longest side and largest area (pixels) of a canvas that every browser draws. */
const MAX_SIDE = 32_000;
const MAX_AREA = 120_000_000;

/**
 * The rendered document as pixels, one per CSS pixel, from its top to its end. The browser paints itself: a copy of the
 * document in the `foreignObject` of an SVG image, drawn on a canvas. Nothing is loaded, because generated pages hold their
 * pictures and fonts as data URLs; what such an image may not show (a canvas, a frame) no generated page has.
 * @throws when this browser does not give the pixels of such an image, or the page is too large for a canvas
 */
export async function paintPage(page: Document): Promise<Raster> {
  const view = page.defaultView as Window;
  const { documentElement: root, body } = page;
  const width = view.innerWidth;
  const height = Math.max(root.scrollHeight, root.offsetHeight, body.scrollHeight, body.offsetHeight, view.innerHeight);
  if (height > MAX_SIDE || width * height > MAX_AREA) throw new Error(`${width} × ${height} px are too many to paint`);
  const canvas = Object.assign(page.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  if (!pen) throw new Error('This browser has no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(await pictureOf(page, width, height), 0, 0);
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}

async function pictureOf(page: Document, width: number, height: number): Promise<HTMLImageElement> {
  const picture = page.createElement('img');
  picture.width = width;
  picture.height = height;
  // A data URL: the pixels of what comes from a blob's URL are kept secret.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(page, width, height))}`;
  await picture.decode();
  return picture;
}

function svgOf(page: Document, width: number, height: number): string {
  const view = page.defaultView as Window;
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link, meta, title, style, noscript')) element.remove();
  // What was read as HTML may have attributes whose names XML does not allow; those of a namespace (xlink:href) are fine.
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, namespaceURI } of [...element.attributes])
      if (namespaceURI === null && !/^[a-z_][\w.-]*$/i.test(name)) element.removeAttribute(name);
  }
  const styles = page.createElement('style');
  const inWindow = (css: string): string => fixViewportHeight(css, view.innerHeight);
  styles.textContent = inWindow([...page.styleSheets].map(textOfSheet).join('\n'));
  copy.prepend(styles);
  for (const element of copy.querySelectorAll('[style]'))
    element.setAttribute('style', inWindow(element.getAttribute('style') ?? ''));

  // In the image the root is the SVG element: it takes over what is the root's alone, the size of a rem and the canvas's background.
  const own = view.getComputedStyle(page.documentElement);
  const ground = [own, view.getComputedStyle(page.body)].find(isPainted);
  copy.style.cssText += `;display:flow-root;position:relative;min-height:${height}px;width:${width}px;visibility:visible;overflow:visible`;
  if (ground) for (const name of BACKGROUND) copy.style.setProperty(name, ground.getPropertyValue(name));
  const html = new XMLSerializer().serializeToString(copy);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="font-size:${own.fontSize}"><foreignObject width="${width}" height="${height}">${html}</foreignObject></svg>`
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

/** A value of a declaration, up to its end. */
const VALUE = /:\s*[^;{}]*(?=[;}]|$)/g;
const VIEWPORT_HEIGHT = /(\d*\.?\d+)[dsl]?vh\b/g;

/** The image is as high as the page: what is as high as the window stays as high as the frame is. */
const fixViewportHeight = (css: string, height: number): string =>
  css.replace(VALUE, (value) => value.replace(VIEWPORT_HEIGHT, (_, share) => `${(Number(share) * height) / 100}px`));

const BACKGROUND = ['color', 'image', 'position', 'size', 'repeat', 'origin', 'clip'].map(
  (name) => `background-${name}`,
);

const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
  backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);

/** Rules that came from a style element, or from our own Bootstrap, which is served for every origin. */
const textOfSheet = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
