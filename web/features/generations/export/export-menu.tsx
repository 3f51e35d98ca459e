import { ChevronDown, Download } from 'lucide-react';
import type { GenerationWithResult } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import type { PageCode } from '../edit/index.ts';
import type { Notice } from '../progress/index.ts';
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
    <Menu
      trigger={
        <Button look="secondary" disabled={busy} busy={busy}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          {busy ? 'Packing...' : 'Download'}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
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
      <MenuSeparator />
      {playgrounds.map((playground) => (
        <MenuItem key={playground.label} onSelect={() => openIn(playground)} hint="In a new window" leaves>
          Open in {playground.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
