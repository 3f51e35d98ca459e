import type { Banner } from '#contract/content/banner.ts';
import type { Section } from '../data/outcome.ts';
import { SectionContent } from '../section-content.tsx';
import { SectionError } from '../section-error.tsx';
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
