import type { PageArea } from '#contract/generations.ts';

interface DesignImageProps {
  url: string;
  /** Where the page lies in the picture. */
  area: PageArea;
  /** Of the picture, px. */
  size: { width: number; height: number };
  /** Screen px for each CSS px of the page. */
  scale: number;
}

/** The page as it is in its design, at the size that the result is shown at: bars and frames around it are cut off. */
export function DesignImage({ url, area, size, scale }: DesignImageProps) {
  const by = scale / area.density;
  return (
    <div style={{ width: area.width * by, height: area.height * by }} className="relative overflow-hidden">
      <img
        src={url}
        alt=""
        draggable={false}
        style={{ width: size.width * by, height: size.height * by, left: -area.x * by, top: -area.y * by }}
        className="absolute max-w-none"
      />
    </div>
  );
}
