import { MessageSquareQuote } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { Button } from '#web/ui/button.tsx';
import { CannedChoice } from './canned-choice.tsx';
import { CannedManager } from './canned-manager.tsx';

interface CannedPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled?: boolean;
  /** Fills in the placeholders of a text for the ticket in view. */
  fill: (text: string) => string;
  /** Takes the text of the one that was chosen. The cursor is the reply box's own then. */
  onInsert: (text: string) => void;
}

/** A press, a few letters, Enter: an answer that is written often stands in the reply box. */
export function CannedPicker({ open, onOpenChange, disabled, fill, onInsert }: CannedPickerProps) {
  const [managing, setManaging] = useState(false);
  const choose = ({ message }: CannedReply) => {
    onOpenChange(false);
    onInsert(fill(message));
  };
  return (
    <>
      <Popover.Root open={open} onOpenChange={onOpenChange}>
        <Popover.Trigger asChild>
          <Button look="quiet" disabled={disabled} title="Insert a canned reply (c)" className="px-3">
            <MessageSquareQuote aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">Canned replies</span>
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            side="top"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            aria-label="Canned replies"
            onCloseAutoFocus={(event) => {
              // After a choice the cursor is in the reply box, and stays there.
              if (document.activeElement instanceof HTMLTextAreaElement) event.preventDefault();
            }}
            className="z-40 w-[min(26rem,calc(100vw-1.5rem))] animate-fade overflow-hidden rounded-lg border border-line bg-sheet shadow-floating"
          >
            <CannedChoice
              fill={fill}
              onChoose={choose}
              onManage={() => {
                onOpenChange(false);
                setManaging(true);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <CannedManager open={managing} onClose={() => setManaging(false)} fill={fill} />
    </>
  );
}
