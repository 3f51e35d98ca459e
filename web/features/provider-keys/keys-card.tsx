import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ProviderKey } from '#contract/provider-keys.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { counted } from '#web/ui/format-number.ts';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { KeyCards } from './key-cards.tsx';
import { keyMessage } from './key-message.ts';
import { KeyTable } from './key-table.tsx';
import type { KeyActions } from './use-key-actions.ts';

interface KeysCardProps {
  actions: KeyActions;
  /** Missing while the form is open. */
  onAdd: (() => void) | undefined;
  onEdit: (record: ProviderKey) => void;
}

/** All keys, with how many they are. */
export function KeysCard({ actions, onAdd, onEdit }: KeysCardProps) {
  const list = useQuery(api.providerKeys.listKeys.queryOptions());
  const [doomed, setDoomed] = useState<ProviderKey | null>(null);
  const wide = useMedia('(min-width: 88rem)');
  const keys = list.data?.data;
  const List = wide ? KeyTable : KeyCards;
  return (
    <Card aria-labelledby="keys" className="min-w-0">
      <CardHeader>
        <h2 id="keys" className="flex items-center gap-3 font-semibold text-body">
          Gemini Keys
          {keys && <Badge tone="accent">{counted(keys.length, 'Key')}</Badge>}
        </h2>
        {onAdd && (
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            Add Key
          </Button>
        )}
      </CardHeader>
      {list.isPending && (
        <div role="status" aria-label="Loading keys" className="grid gap-3 p-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {list.isError && (
        <div className="p-4">
          <ErrorState message={keyMessage(list.error, 'Failed to fetch keys')} onRetry={() => list.refetch()} />
        </div>
      )}
      {keys?.length === 0 && (
        <EmptyState title="No API keys found">
          Add a key for Google Gemini, OpenAI, Anthropic or your own server to have designs converted by its model.
          Until then the built-in engine does the work.
        </EmptyState>
      )}
      {keys && keys.length > 0 && <List keys={keys} actions={actions} onEdit={onEdit} onDelete={setDoomed} />}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Are you sure you want to delete this API key?"
        description={`“${doomed?.name}” will be permanently deleted. Conversions made with it are kept.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && actions.remove.mutate({ id: doomed._id })}
      />
    </Card>
  );
}
