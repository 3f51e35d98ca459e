import type { ContactFields } from '#contract/content/contact.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { ContactEntries } from './contact-entries.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

interface ContactSectionProps {
  contact: ContactFields | null;
  form?: ContactFormProps;
  headingAs?: 'h1' | 'h2';
}

export function ContactSection({ contact, form, headingAs }: ContactSectionProps) {
  return (
    <section id="contact-sec" className="section">
      {contact?.isActive ? (
        <>
          <SectionHeading label={contact.title} as={headingAs}>
            {contact.subtitle || contact.title}
          </SectionHeading>
          {contact.description && <p className="mt-4 max-w-prose text-muted">{contact.description}</p>}
          <div className="contact-columns">
            <ContactForm {...form} />
            <div>
              {contact.imageUrl && (
                <Picture src={contact.imageUrl} fallback="/site/placeholder.webp" width={960} height={720} />
              )}
              <ContactEntries entries={contact.contactInfo} />
            </div>
          </div>
        </>
      ) : (
        <p className="py-10 text-muted">No contact information available.</p>
      )}
    </section>
  );
}
