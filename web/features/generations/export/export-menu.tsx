import { ChevronDown, Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { GenerationWithResult } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import type { PageCode } from '../edit/index.ts';
import type { Notice } from '../progress/index.ts';
import { MenuItem } from './menu-item.tsx';
import { playgrounds } from './playgrounds.ts';
import { useExport } from './use-export.ts';

interface ExportMenuProps {
  generation: Pick<GenerationWithResult, '_id' | 'framework' | 'name' | 'engine' | 'hasClean' | 'edited'>;
  /** What is in view, perhaps with edits that are not saved. */
  code: PageCode;
  /** Hears what came of it; short messages when left out. */
  onNotice?: (notice: Notice) => unknown;
}

/** Takes the page away: as files, as components, or to an editor of others. */
export function ExportMenu({ generation, code, onNotice }: ExportMenuProps) {
  const { busy, singleFile, folder, components, openIn } = useExport(generation, code, onNotice);
  const hasComponents = generation.engine === 'built-in' && generation.hasClean;
  const ofComponents = generation.edited ? 'Components of the page as converted, without your edits' : 'Components';
  return (
    // Neither modal nor in a portal: the page stays there for assistive technology, and the menu is part of it.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button look="secondary" disabled={busy} busy={busy}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          {busy ? 'Packing...' : 'Download'}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 w-[min(19rem,calc(100vw-1.5rem))] animate-fade rounded-lg border border-line bg-sheet p-1.5 shadow-floating"
      >
        <MenuItem onSelect={singleFile} hint="index.html with styles and pictures in it">
          Single file
        </MenuItem>
        <MenuItem onSelect={folder} hint="index.html, style.css and assets/">
          Zip
        </MenuItem>
        {hasComponents && (
          <>
            <MenuItem onSelect={() => components('react')} hint={ofComponents}>
              React
            </MenuItem>
            <MenuItem onSelect={() => components('vue')} hint={ofComponents}>
              Vue
            </MenuItem>
          </>
        )}
        <DropdownMenu.Separator className="my-1.5 border-line border-t" />
        {playgrounds.map((playground) => (
          <MenuItem key={playground.label} onSelect={() => openIn(playground)} hint="In a new window" leaves>
            Open in {playground.label}
          </MenuItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
