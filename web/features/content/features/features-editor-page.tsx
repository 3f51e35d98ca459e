import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { FeaturesEditor } from './features-editor.tsx';

export const meta = () => [{ title: 'Featured Section · Facsimile' }];

export default function FeaturesEditorPage() {
  const query = useQuery(api.content.listFeatures.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch features data">
      {(features) => <FeaturesEditor features={features} />}
    </LoadedSection>
  );
}
