import type { ContactPage } from '#contract/content/contact.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import type { Section } from '../data/outcome.ts';
import { SectionContent } from '../section-content.tsx';
import { SectionError } from '../section-error.tsx';
import { SectionLoading } from '../section-loading.tsx';
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
