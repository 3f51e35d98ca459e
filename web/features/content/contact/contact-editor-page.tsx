import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { ContactEditor } from './contact-editor.tsx';

export const meta = () => [{ title: 'Contact Page · Facsimile' }];

export default function ContactEditorPage() {
  const query = useQuery(api.content.getContactPage.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch contact data">
      {(contact) => <ContactEditor contact={contact} />}
    </LoadedSection>
  );
}
