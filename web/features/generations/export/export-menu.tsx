import { ChevronDown, Download, Ellipsis, ExternalLink } from 'lucide-react';
import type { Framework, GenerationWithResult } from '#contract/generations.ts';
import { type Action, useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import type { PageCode } from '../edit/index.ts';
import type { Notice } from '../progress/index.ts';
import { playgrounds } from './playgrounds.ts';
import { useExport } from './use-export.ts';

interface ExportMenuProps {
  generation: Pick<GenerationWithResult, '_id' | 'framework' | 'name'>;
  /** What is in view, perhaps with edits that are not saved. */
  code: PageCode;
  /** Hears what came of it; short messages when left out. */
  onNotice?: (notice: Notice) => unknown;
  /** What else the menu holds, in front: it is not for downloads only then. */
  more?: readonly Way[] | undefined;
}

export interface Way {
  label: string;
  /** What comes of it. */
  hint: string;
  run: () => unknown;
}

/** What the archive holds. The theme of a Tailwind page stays in the page: its runtime reads it there alone. */
const ZIP_OF: Record<Framework, string> = {
  tailwind: 'index.html and assets/',
  bootstrap: 'index.html, style.css and assets/',
  custom: 'index.html, style.css and assets/',
};

/** Takes the page away: as files, as components, or to an editor of others. */
export function ExportMenu({ generation, code, onNotice, more }: ExportMenuProps) {
  const { busy, singleFile, folder, components, openIn } = useExport(generation, code, onNotice);
  const files: Way[] = [
    { label: 'Single file', hint: 'index.html with styles and pictures in it', run: singleFile },
    { label: 'Zip', hint: ZIP_OF[generation.framework], run: folder },
    { label: 'React', hint: 'Components of the saved version', run: () => components('react') },
    { label: 'Vue', hint: 'Components of the saved version', run: () => components('vue') },
  ];
  const places = playgrounds.map(
    (playground): Way => ({
      label: `Open in ${playground.label}`,
      hint: 'In a new window',
      run: () => openIn(playground),
    }),
  );
  const action = (label: string, run: Way['run'], Icon: Action['Icon']): Action => ({
    ...{ id: `export ${label}`, label, group: 'Download', words: ['export'], Icon, disabled: busy },
    run: () => void run(),
  });
  useActions([
    ...files.map(({ label, run }) => action(`Download: ${label}`, run, Download)),
    ...places.map(({ label, run }) => action(label, run, ExternalLink)),
  ]);
  const { name, Icon } = more ? { name: 'More', Icon: Ellipsis } : { name: 'Download', Icon: Download };
  return (
    <Menu
      trigger={
        <Button look="secondary" className="gap-1.5 px-2!" title={name} disabled={busy} busy={busy}>
          {!busy && <Icon aria-hidden="true" className="size-4" />}
          <span className="max-[90rem]:sr-only">{busy ? 'Packing...' : name}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {more?.map(({ label, hint, run }) => (
        <MenuItem key={label} onSelect={run} hint={hint}>
          {label}
        </MenuItem>
      ))}
      {more && <MenuSeparator />}
      {files.map(({ label, hint, run }) => (
        <MenuItem key={label} onSelect={run} hint={hint}>
          {more ? `Download: ${label}` : label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {places.map(({ label, hint, run }) => (
        <MenuItem key={label} onSelect={run} hint={hint} leaves>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
