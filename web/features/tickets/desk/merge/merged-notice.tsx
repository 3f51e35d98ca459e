import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where a merged ticket goes on. Nothing is written here any more. */
export function MergedNotice({ into, onOpen }: { into: string; onOpen: (ticketId: string) => void }) {
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
        This ticket goes on in another one.
      </Alert>
    </div>
  );
}
