import type { About } from '#contract/content/about.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { SectionStatus } from '../editor/section-status.tsx';

interface AboutStatusProps {
  about: About;
  busy: boolean;
  onDelete: () => void;
}

/** The status card, with Delete: it deactivates, so it can be pressed only while the sections are active. */
export function AboutStatus({ about, busy, onDelete }: AboutStatusProps) {
  return (
    <SectionStatus
      section={about}
      actions={
        <ConfirmButton
          disabled={busy || !about.isActive}
          question="Are you sure you want to delete the about section?"
          description="Visitors will no longer see it. Its content is kept, and Activate brings it back."
          onConfirm={onDelete}
        >
          Delete
        </ConfirmButton>
      }
    >
      {about.isActive
        ? 'Section 1 is shown on the landing page, both sections on the about page.'
        : 'Visitors do not see the about sections.'}
    </SectionStatus>
  );
}
