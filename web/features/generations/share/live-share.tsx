import { Copy, ExternalLink } from 'lucide-react';
import type { GenerationWithResult } from '#contract/generations.ts';
import type { Share } from '#contract/shares.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.ts';
import { embedCode, linkOf } from './share-links.ts';

interface LiveShareProps {
  share: Share;
  generation: Pick<GenerationWithResult, 'name' | 'imageWidth' | 'imageHeight' | 'result'>;
  busy: boolean;
  onRevoke: () => void;
}

/** A link that works, with all that can be done with it. */
export function LiveShare({ share, generation, busy, onRevoke }: LiveShareProps) {
  const { name, imageWidth, imageHeight, result } = generation;
  const { origin } = window.location;
  const link = linkOf(origin, share.token);
  const area = result?.pageArea ?? { width: imageWidth, height: imageHeight };
  const code = embedCode(origin, share.token, { name, width: area.width, height: area.height });
  const copy = async (text: string, what: string) => {
    try {
      await copyText(text);
      toast.success(`${what} copied to clipboard!`);
    } catch {
      toast.error(`Your browser refused to copy. Select the ${what.toLowerCase()} and copy it yourself.`);
    }
  };
  return (
    <>
      <Field
        label="Link"
        hint={
          <>
            Created <Moment at={share.createdAt} />
          </>
        }
      >
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...ids}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              className="min-w-0 flex-1 basis-56 font-mono text-small!"
            />
            <Button onClick={() => copy(link, 'Link')} className="min-h-11">
              <Copy aria-hidden="true" className="size-4" />
              Copy link
            </Button>
            <Button asChild look="secondary" className="min-h-11">
              <a href={link} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" className="size-4" />
                Open
              </a>
            </Button>
          </div>
        )}
      </Field>
      <Field label="Embed code" hint="Shows design and result with a slider between them on any other page.">
        {(ids) => (
          <div className="grid justify-items-start gap-2">
            <Textarea
              {...ids}
              readOnly
              rows={4}
              value={code}
              onFocus={({ target }) => target.select()}
              className="font-mono text-caption!"
            />
            <Button look="secondary" onClick={() => copy(code, 'Embed code')}>
              <Copy aria-hidden="true" className="size-4" />
              Copy embed code
            </Button>
          </div>
        )}
      </Field>
      <div className="border-line border-t pt-4">
        <ConfirmButton
          question="Withdraw this link?"
          description="Whoever opens it from now on is told that it has been withdrawn, wherever it was sent or embedded. A new link will have another address."
          confirmLabel="Withdraw link"
          disabled={busy}
          onConfirm={onRevoke}
        >
          {busy ? 'Withdrawing...' : 'Withdraw link'}
        </ConfirmButton>
      </div>
    </>
  );
}
