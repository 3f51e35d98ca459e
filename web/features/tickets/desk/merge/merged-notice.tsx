import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDraftFollows } from '../../use-draft-follows.ts';

interface MergedNoticeProps {
  ticketId: string;
  into: string;
  onOpen: (ticketId: string) => void;
}

/** Where a merged ticket goes on. Nothing is written here any more; what was begun is found there. */
export function MergedNotice({ ticketId, into, onOpen }: MergedNoticeProps) {
  useDraftFollows(`desk:${ticketId}`, `desk:${into}`);
  useDraftFollows(`note:${ticketId}`, `note:${into}`);
  return (
    <div className="border-line border-t p-3 sm:px-5">
      <Alert
        tone="info"
        action={
          <Button look="secondary" onClick={() => onOpen(into)}>
            Go to that ticket
          </Button>
        }
      >
        This ticket continues in another one.
      </Alert>
    </div>
  );
}
