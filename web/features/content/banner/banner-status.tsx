import type { Banner } from '#contract/content/banner.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { SectionStatus } from '../editor/section-status.tsx';

interface BannerStatusProps {
  banner: Banner;
  busy: boolean;
  onDelete: () => void;
}

/** The status card, with Delete Banner: it deactivates, so it can be pressed only while the banner is active. */
export function BannerStatus({ banner, busy, onDelete }: BannerStatusProps) {
  return (
    <SectionStatus
      section={banner}
      actions={
        <ConfirmButton
          disabled={busy || !banner.isActive}
          question="Are you sure you want to delete the banner?"
          description="Visitors will no longer see it. Its content is kept, and Activate brings it back."
          onConfirm={onDelete}
        >
          Delete Banner
        </ConfirmButton>
      }
    >
      {banner.isActive
        ? 'The banner is the first thing visitors see on the landing page.'
        : 'Visitors do not see the banner.'}
    </SectionStatus>
  );
}
