import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { useCannedActions, useCannedReplies } from './use-canned-replies.ts';

interface CannedListProps {
  fill: (text: string) => string;
  onAdd: () => void;
  onEdit: (reply: CannedReply) => void;
}

export function CannedList({ fill, onAdd, onEdit }: CannedListProps) {
  const replies = useCannedReplies();
  const { remove } = useCannedActions();
  const [doomed, setDoomed] = useState<CannedReply | null>(null);
  const add = (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-4" />
      Add Canned Reply
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {replies.isPending && <ListSkeleton label="Loading canned replies" rows={3} />}
      {replies.isError && !replies.data && (
        <ErrorState
          message={errorMessage(replies.error, 'Failed to fetch canned replies')}
          onRetry={() => replies.refetch()}
        />
      )}
      {replies.data?.length === 0 && (
        <EmptyState title="No canned replies yet" action={add}>
          Write an answer once, with placeholders for the name and the order, and insert it with a few keys.
        </EmptyState>
      )}
      {replies.data && replies.data.length > 0 && (
        <>
          <div className="flex justify-end">{add}</div>
          <ul aria-label="Canned replies" className="divide-y divide-line rounded-sm border border-line">
            {replies.data.map((reply) => (
              <li key={reply._id} className="flex items-start gap-2 py-2 pr-1 pl-4 text-small">
                <div className="wrap-anywhere min-w-0 flex-1 py-1.5">
                  <p className="font-semibold">{reply.title}</p>
                  <p className="line-clamp-2 text-caption text-muted">{fill(reply.message)}</p>
                </div>
                <Button
                  look="quiet"
                  size="icon"
                  title="Edit"
                  aria-label={`Edit ${reply.title}`}
                  onClick={() => onEdit(reply)}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  look="quiet"
                  size="icon"
                  title="Delete"
                  aria-label={`Delete ${reply.title}`}
                  onClick={() => setDoomed(reply)}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(wanted) => !wanted && setDoomed(null)}
        title="Are you sure you want to delete this canned reply?"
        description={`“${doomed?.title}” will be permanently deleted, for every admin. Messages already sent with it stay as they are.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate({ id: doomed._id })}
      />
    </div>
  );
}
