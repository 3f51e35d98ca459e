import { useEffect, useRef, useState } from 'react';
import type { ProviderKey } from '#contract/provider-keys.ts';
import { KeyForm } from './key-form.tsx';
import { KeysCard } from './keys-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { useKeyActions } from './use-key-actions.ts';

export const meta = () => [{ title: 'Gemini Keys · Facsimile' }];

/** Keys of the AI providers: who may be asked, with what, how it went. */
export default function ProviderKeysPage() {
  const actions = useKeyActions();
  const [form, setForm] = useState<'closed' | 'adding' | ProviderKey>('closed');
  const editing = typeof form === 'object' ? form : undefined;
  const place = useRef<HTMLDivElement>(null);
  const close = () => setForm('closed');
  useEffect(() => {
    if (form !== 'closed') place.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [form]);
  return (
    <>
      {form !== 'closed' && (
        <div ref={place}>
          <KeyForm
            key={editing?._id ?? 'new'}
            editing={editing}
            onSaved={() => {
              close();
              if (editing) actions.forget(editing._id);
              void actions.refresh();
            }}
            onCancel={close}
          />
        </div>
      )}
      <KeysCard actions={actions} onAdd={form === 'adding' ? undefined : () => setForm('adding')} onEdit={setForm} />
      <UsageCard />
    </>
  );
}
