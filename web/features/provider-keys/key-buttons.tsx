import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { ProviderKey } from '#contract/provider-keys.ts';
import { Button } from '#web/ui/button.tsx';
import type { KeyActions } from './use-key-actions.ts';

export interface KeyButtonsProps {
  record: ProviderKey;
  actions: KeyActions;
  onEdit: (record: ProviderKey) => void;
  onDelete: (record: ProviderKey) => void;
}

/** Test, activate or deactivate, edit, delete. A key that was paused is activated again. */
export function KeyButtons({ record, actions: { test, toggle }, onEdit, onDelete }: KeyButtonsProps) {
  const { _id: id, name, isActive } = record;
  const testing = test.isPending && test.variables.id === id;
  const toggling = toggle.isPending && toggle.variables.id === id;
  const testLabel = testing ? 'Testing…' : 'Test';
  const turn = isActive ? 'Deactivate' : 'Activate';
  const PowerIcon = isActive ? PowerOff : Power;
  return (
    <div className="flex items-center">
      <Button
        look="secondary"
        className="mr-1"
        aria-label={`${testLabel} ${name}`}
        busy={testing}
        disabled={test.isPending}
        onClick={() => test.mutate({ id })}
      >
        {testLabel}
      </Button>
      <Button
        look="quiet"
        size="icon"
        title={turn}
        aria-label={`${turn} ${name}`}
        disabled={toggling}
        onClick={() => toggle.mutate({ id })}
      >
        <PowerIcon aria-hidden="true" className="size-4" />
      </Button>
      <Button look="quiet" size="icon" title="Edit" aria-label={`Edit ${name}`} onClick={() => onEdit(record)}>
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button look="quiet" size="icon" title="Delete" aria-label={`Delete ${name}`} onClick={() => onDelete(record)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
