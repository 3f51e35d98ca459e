import { Send } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { MAX_MESSAGE_LENGTH } from '#contract/tickets/texts.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { selectText } from '#web/ui/select-text.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { AttachButton, ChosenFiles } from './attachment-field.tsx';
import { type NewReply, useReply } from './use-reply.ts';

/** Why a text cannot be sent, and where that stands. */
export interface TextProblem {
  message: string;
  start: number;
  end: number;
}

export interface ReplyBoxProps {
  /** What the draft belongs to, e.g. the ticket's id. */
  name: string;
  label: string;
  placeholder?: string;
  sendLabel?: string;
  /** Nothing can be written, e.g. on a closed ticket; `hint` says why. */
  disabled?: boolean;
  hint?: ReactNode;
  /** Places of a text with which it cannot be sent, and why. */
  check?: (text: string) => TextProblem | undefined;
  /** Rejects when it could not be sent: the text stays, and the reason is shown. */
  onSend: (reply: NewReply) => Promise<unknown>;
  onTyping?: () => void;
  /** More to press beside Attach, e.g. canned replies; `insert` puts a text where the cursor is. */
  actions?: (insert: (text: string) => void) => ReactNode;
  inputRef?: Ref<HTMLTextAreaElement>;
  className?: string;
}

/** Where one answers: text and files, kept as a draft until they were sent. */
export function ReplyBox(props: ReplyBoxProps) {
  return <Box key={props.name} {...props} />;
}

function Box({
  name,
  label,
  placeholder,
  sendLabel = 'Send',
  disabled = false,
  hint,
  onSend,
  ...props
}: ReplyBoxProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(props.inputRef, () => input.current, []);
  const reply = useReply(name, disabled, async (written) => {
    await onSend(written);
    // The button that was pressed is disabled again.
    input.current?.focus();
  });
  const { text, setText, files, isSending, isTooLong } = reply;
  const problem = disabled ? undefined : props.check?.(text);
  const showProblem = () => problem && input.current && selectText(input.current, problem.start, problem.end);
  const submit = () => (problem ? showProblem() : reply.submit());
  const insert = (more: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = input.current ?? {};
    setText(text.slice(0, selectionStart) + more + text.slice(selectionEnd));
    const end = selectionStart + more.length;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(end, end);
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={classNames(
        'grid gap-2 border-line border-t p-3 sm:px-5',
        files.dragging && 'bg-accent-soft',
        props.className,
      )}
    >
      {reply.error && !isSending && (
        <Alert tone="danger">{errorMessage(reply.error, 'Your message could not be sent. Please try again.')}</Alert>
      )}
      {/* Above the field: what comes and goes here does not move the buttons. */}
      {(files.waitsFor || hint) && <p className="text-caption text-muted">{files.waitsFor || hint}</p>}
      {problem && (
        <Alert
          tone="danger"
          className="py-1"
          action={
            <Button look="quiet" onClick={showProblem}>
              Show it
            </Button>
          }
        >
          {problem.message}
        </Alert>
      )}
      <Textarea
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        rows={2}
        value={text}
        disabled={disabled}
        readOnly={isSending}
        aria-invalid={isTooLong || problem !== undefined || undefined}
        onChange={({ target }) => {
          setText(target.value);
          props.onTyping?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
        className="field-sizing-content max-h-[30dvh] min-h-16 resize-none sm:text-small"
      />
      <ChosenFiles files={files} />
      {isTooLong && (
        <p role="alert" className="text-danger text-small">
          This message is too long by {(text.trim().length - MAX_MESSAGE_LENGTH).toLocaleString('en')} characters.
          Please send it in two parts.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AttachButton files={files} />
        {props.actions?.(insert)}
        <Button
          type="submit"
          busy={isSending}
          disabled={!reply.canSend || problem !== undefined}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl+Enter to send"
          className="ml-auto"
        >
          {!isSending && <Send aria-hidden="true" className="size-4" />}
          {isSending ? 'Sending...' : sendLabel}
        </Button>
      </div>
    </form>
  );
}
