import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { BannerEditor } from './banner-editor.tsx';

export const meta = () => [{ title: 'Banner Section · Facsimile' }];

/** The second editor of the banner: what is saved here is the same banner. */
export default function HomeBannerEditorPage() {
  const query = useQuery(api.content.getBanner.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch banner data">
      {(banner) => <BannerEditor banner={banner} plain />}
    </LoadedSection>
  );
}
