export interface Marker {
  /** Lays it over an element, or over a place in CSS px of the page; takes it away for null. */
  lieOver: (place: Element | Box | null) => void;
  remove: () => void;
}

/** A place on the page in CSS px, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An outline over the page. It stands beside the body, so that it is neither morphed away nor part of what is picked. */
export function makeMarker(page: Document, look: 'pointed' | 'shown' = 'pointed'): Marker {
  const marker = page.createElement('div');
  marker.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;display:none;box-sizing:border-box;border:2px solid #1446d6;' +
    `box-shadow:0 0 0 2px #fff,0 0 0 3px #1446d6;background:${look === 'pointed' ? 'rgb(20 70 214 / .14)' : 'none'}`;
  page.documentElement.append(marker);
  return {
    lieOver(place) {
      const box = place && boxOf(place);
      marker.style.display = box && box.width + box.height > 0 ? 'block' : 'none';
      if (!box) return;
      const { x, y, width, height } = box;
      Object.assign(marker.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    },
    remove: () => marker.remove(),
  };
}

/** In CSS px from the top left corner of the window. */
export function boxOf(place: Element | Box): Box {
  if (place instanceof Element) return place.getBoundingClientRect();
  return { ...place, x: place.x - window.scrollX, y: place.y - window.scrollY };
}
