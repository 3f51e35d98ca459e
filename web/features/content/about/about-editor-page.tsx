import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { AboutEditor } from './about-editor.tsx';

export const meta = () => [{ title: 'About Section · Facsimile' }];

export default function AboutEditorPage() {
  const query = useQuery(api.content.getAbout.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch about data">
      {(about) => <AboutEditor about={about} />}
    </LoadedSection>
  );
}
