import type { Banner } from '#contract/content/banner.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { BannerSection } from './banner-section.tsx';

/** The page's first headline, also where the banner has none to give. */
const Unseen = () => <h1 className="sr-only">Facsimile</h1>;

export function BannerContent({ section }: { section: Section<Banner | null> }) {
  return (
    <SectionContent
      section={section}
      loading={<div className="banner graph-paper min-h-136" />}
      failed={(message) => (
        <>
          <Unseen />
          <SectionError title="Error Loading Banner" message={message} />
        </>
      )}
    >
      {(banner) => (banner?.isActive ? <BannerSection banner={banner} /> : <Unseen />)}
    </SectionContent>
  );
}
