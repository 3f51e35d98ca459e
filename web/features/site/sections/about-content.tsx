import type { About } from '#contract/content/about.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { AboutSection } from './about-section.tsx';

interface AboutContentProps {
  section: Section<About | null>;
  /** The about page shows both sections and begins with them. */
  whole?: boolean;
}

export function AboutContent({ section, whole = false }: AboutContentProps) {
  return (
    <SectionContent
      section={section}
      loading={<div id="about-sec" className="min-h-136" />}
      failed={(message) => <SectionError title="Error Loading About Section" message={message} />}
    >
      {(about) =>
        about?.isActive && (
          <>
            <AboutSection block={about.section1} headingAs={whole ? 'h1' : 'h2'} />
            {whole && <AboutSection block={about.section2} mirrored />}
          </>
        )
      }
    </SectionContent>
  );
}
