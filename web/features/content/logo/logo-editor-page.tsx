import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { LogoEditor } from './logo-editor.tsx';

export const meta = () => [{ title: 'Logo Update · Facsimile' }];

export default function LogoEditorPage() {
  const query = useQuery(api.content.getFooter.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch logo data">
      {(footer) => <LogoEditor footer={footer} />}
    </LoadedSection>
  );
}
