import type { BannerFields } from '#contract/content/banner.ts';
import { youtubeVideoId } from '#contract/vocabulary/video.ts';
import { ownWidths } from './own-widths.ts';

/** The video, otherwise the picture, otherwise nothing: 16 to 9, with the dimension line that a drawing would give it. */
export function BannerMedia({ banner }: { banner: BannerFields }) {
  const video = youtubeVideoId(banner.youtubeUrl);
  if (!video && !banner.backgroundImage) return null;
  return (
    <div className="banner-media">
      {video ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${video}`}
          title={`Video: ${banner.mainTitle}`}
          loading="lazy"
          width="1155"
          height="650"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <img
          src={banner.backgroundImage}
          {...ownWidths(banner.backgroundImage, 1155, '(min-width: 62rem) 36rem, calc(100vw - 50px)')}
          alt=""
          width="1155"
          height="650"
          fetchPriority="high"
        />
      )}
    </div>
  );
}
