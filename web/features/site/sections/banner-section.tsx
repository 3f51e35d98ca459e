import type { BannerFields } from '#contract/content/banner.ts';
import { BannerMedia } from './banner-media.tsx';
import { SafeLink } from './safe-link.tsx';

/** Marks of the drafting table around the banner, on large screens: all drawn in content.css. */
const SHAPES = ['ruler', 'target', 'square', 'arc', 'grid'];

/** Hidden when there is no banner or it is inactive. */
export function BannerSection({ banner }: { banner: BannerFields | null }) {
  if (!banner?.isActive) return null;
  const { highlightText, mainTitle, subTitle, description, buttonText, buttonLink } = banner;
  return (
    <section className="banner graph-paper">
      {SHAPES.map((shape) => (
        <span key={shape} aria-hidden="true" className={`shape shape-${shape}`} />
      ))}
      <div className="banner-columns">
        <div>
          {highlightText && <p className="measure-label">{highlightText}</p>}
          <h1 className="text-display">
            {mainTitle} {subTitle && <span className="text-accent">{subTitle}</span>}
          </h1>
          <div className="banner-text">
            {description
              .split(/\n+/)
              .filter((line) => line.trim())
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </div>
          {buttonText && (
            <SafeLink href={buttonLink} className="button-primary">
              {buttonText}
            </SafeLink>
          )}
        </div>
        <BannerMedia banner={banner} />
      </div>
    </section>
  );
}
