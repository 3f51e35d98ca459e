export type IconBox = { x: number; y: number; width: number; height: number; isVector: boolean };

/**
 * Runs in the page. Elements that show an icon: drawings and pictures of 3 to 64 px, characters of an icon font, and what
 * lies behind a field or another element as a picture of such a size. Boxes are in CSS pixels of the whole page.
 */
export function findIcons(): IconBox[] {
  const [least, most] = [3, 64];
  const icons: IconBox[] = [];
  const isIconFont = (family: string): boolean => /material (icons|symbols)|font ?awesome|icon/i.test(family);
  const isPrivate = (content: string): boolean => /[\ue000-\uf8ff]/.test(content);
  const add = (x: number, y: number, width: number, height: number, isVector: boolean): void => {
    if (Math.min(width, height) < least || Math.max(width, height) > most) return;
    icons.push({ x: x + window.scrollX, y: y + window.scrollY, width, height, isVector });
  };
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (element.parentElement?.closest('svg')) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const tag = element.tagName.toLowerCase();
    const style = getComputedStyle(element);
    if (tag === 'svg') add(x, y, width, height, true);
    else if (tag === 'canvas') add(x, y, width, height, false);
    else if (tag === 'img') {
      const { naturalWidth, currentSrc } = element as HTMLImageElement;
      if (naturalWidth > 0) add(x, y, width, height, /^data:image\/svg|\.svg(\?|$)/i.test(currentSrc));
    } else {
      const isLigature = isIconFont(style.fontFamily) && element.textContent!.trim() !== '';
      const size = Number.parseFloat(style.fontSize);
      if (isLigature && element.children.length === 0) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        add(text.x, text.y, text.width, text.height, true);
      }
      for (const part of ['::before', '::after']) {
        const own = getComputedStyle(element, part);
        if (own.display === 'none' || !isPrivate(own.content)) continue;
        // Where the character stands, the page does not say: alone it fills its element, with others it is at their end.
        const isAlone = element.textContent!.trim() === '' && element.children.length === 0;
        const wide = Number.parseFloat(own.width) || size;
        const isLast = part === '::after' || own.float === 'right';
        const [start, end] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
        if (isAlone && Math.max(width, height) <= 1.7 * size) add(x, y, width, height, true);
        else if (isAlone) add(x + (width - size) / 2, y + (height - size) / 2, size, size, true);
        else add(isLast ? x + width - end - wide : x + start, y + (height - size) / 2, wide, size, true);
      }
      const [, source] = /url\("?([^")]{0,64})/.exec(style.backgroundImage) ?? [];
      const [wide, high] = style.backgroundSize.split(' ').map(Number.parseFloat);
      if (source && wide > 0 && high > 0) {
        const edge = [style.borderLeftWidth, style.borderTopWidth].map(Number.parseFloat);
        // "12px" from the left or top; "calc(100% - 12px)" from the right.
        const along = (position: string, room: number): number => {
          const share = Number.parseFloat(/(-?[\d.]+)%/.exec(position)?.[1] ?? '0');
          return (
            (share / 100) * room + Number.parseFloat(/([+-]?\s?[\d.]+)px/.exec(position)?.[1]?.replace(' ', '') ?? '0')
          );
        };
        const [left, top] = style.backgroundPosition.match(/calc\([^)]*\)|\S+/g) ?? ['0', '0'];
        add(
          x + edge[0] + along(left, width - 2 * edge[0] - wide),
          y + edge[1] + along(top, height - 2 * edge[1] - high),
          wide,
          high,
          source.startsWith('data:image/svg'),
        );
      }
    }
  }
  return icons;
}
