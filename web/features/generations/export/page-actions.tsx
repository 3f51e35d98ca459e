import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { GenerationWithResult } from '#contract/generations.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { PageCode } from '../edit/index.ts';
import { ShareDialog } from '../share/index.ts';
import { ExportMenu, type Way } from './export-menu.tsx';

interface PageActionsProps {
  generation: GenerationWithResult;
  /** What is in view. */
  code: PageCode;
  /** It differs from what is stored. */
  unsaved: boolean;
  /** Where there is hardly any room, what has no button of its own is in the menu. */
  folded?: readonly Way[] | undefined;
}

/** What is done with a finished page: download it, open it elsewhere, share it. */
export function PageActions({ generation, code, unsaved, folded }: PageActionsProps) {
  const [sharing, setSharing] = useState(false);
  useAction({
    ...{ id: 'share', label: 'Share this page', group: 'Page', words: ['link', 'embed'], Icon: Share2 },
    run: () => setSharing(true),
  });
  return (
    <>
      <ExportMenu
        generation={generation}
        code={code}
        more={
          folded && [...folded, { label: 'Share', hint: 'By a link, or on another page', run: () => setSharing(true) }]
        }
      />
      {!folded && (
        <Button look="secondary" className="gap-1.5 px-2!" title="Share" onClick={() => setSharing(true)}>
          <Share2 aria-hidden="true" className="size-4" />
          <span className="max-[90rem]:sr-only">Share</span>
        </Button>
      )}
      <ShareDialog generation={generation} open={sharing} onOpenChange={setSharing} unsaved={unsaved} />
    </>
  );
}
