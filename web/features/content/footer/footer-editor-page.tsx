import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { FooterEditor } from './footer-editor.tsx';

export const meta = () => [{ title: 'Footer Section · Facsimile' }];

export default function FooterEditorPage() {
  const query = useQuery(api.content.getFooter.queryOptions());
  return (
    <LoadedSection query={query} fallback={query.isError ? 'Failed to fetch footer data' : 'No footer data available'}>
      {(footer) => <FooterEditor footer={footer} />}
    </LoadedSection>
  );
}
