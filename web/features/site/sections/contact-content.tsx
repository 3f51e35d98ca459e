import type { ContactPage } from '#contract/content/contact.ts';
import type { Section } from '#web/data/outcome.ts';
import { useSession } from '#web/session/use-session.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionLoading } from '#web/ui/section-loading.tsx';
import type { ContactFormProps } from './contact-form.tsx';
import { ContactSection } from './contact-section.tsx';

type ContactContentProps = Omit<ContactFormProps, 'known'> & {
  section: Section<ContactPage | null>;
  headingAs?: 'h1' | 'h2';
};

/** The contact section; people who are signed in find their name and e-mail filled in. */
export function ContactContent({ section, headingAs, ...form }: ContactContentProps) {
  const person = useSession()?.user;
  const known = person && { name: person.name, email: person.email };
  return (
    <SectionContent
      section={section}
      loading={<SectionLoading label="Loading contact information..." />}
      failed={(message) => <SectionError message={`Error loading contact information: ${message}`} />}
    >
      {(contact) => <ContactSection contact={contact} headingAs={headingAs} form={{ ...form, known }} />}
    </SectionContent>
  );
}
