import { Settings2 } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/input.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { findCanned } from './find-canned.ts';
import { useCannedReplies } from './use-canned-replies.ts';

interface CannedChoiceProps {
  fill: (text: string) => string;
  onChoose: (reply: CannedReply) => void;
  onManage: () => void;
}

/** Letters narrow the list, arrows walk it, Enter takes the marked one. */
export function CannedChoice({ fill, onChoose, onManage }: CannedChoiceProps) {
  const id = useId();
  const replies = useCannedReplies();
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(0);
  const found = findCanned(replies.data ?? [], search);
  const at = Math.min(marked, found.length - 1);
  const current = found[at];
  const mark = (index: number) => {
    setMarked(index);
    document.getElementById(`${id}-${found[index]?._id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) mark((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && current) onChoose(current);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="border-line border-b p-2">
        <Input
          role="combobox"
          aria-label="Search canned replies"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current._id}`}
          placeholder="Title or words of it"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setMarked(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div className="max-h-72 overflow-y-auto">
        {replies.isPending && <ListSkeleton label="Loading canned replies" rows={3} />}
        {replies.isError && !replies.data && (
          <div className="p-3">
            <ErrorState
              message={errorMessage(replies.error, 'Failed to fetch canned replies')}
              onRetry={() => replies.refetch()}
            />
          </div>
        )}
        {replies.data && found.length === 0 && (
          <EmptyState title={search ? 'No canned reply found' : 'No canned replies yet'}>
            {search ? 'No reply contains all of these words.' : 'Add the answers that you write often.'}
          </EmptyState>
        )}
        <div id={`${id}-list`} role="listbox" aria-label="Canned replies">
          {found.map((reply, i) => (
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
            <div
              key={reply._id}
              id={`${id}-${reply._id}`}
              role="option"
              aria-selected={i === at}
              onClick={() => onChoose(reply)}
              onPointerMove={() => i !== at && setMarked(i)}
              className={classNames(
                'grid min-h-11 cursor-pointer content-center gap-0.5 px-3 py-2 text-small',
                i === at && 'bg-accent-soft',
              )}
            >
              <span className="wrap-anywhere font-semibold">{reply.title}</span>
              <span className="wrap-anywhere line-clamp-2 text-caption text-muted">{fill(reply.message)}</span>
            </div>
          ))}
        </div>
      </div>
      <div className="border-line border-t p-1">
        <Button look="quiet" className="w-full justify-start px-2" onClick={onManage}>
          <Settings2 aria-hidden="true" className="size-4" />
          Manage canned replies
        </Button>
      </div>
    </div>
  );
}
