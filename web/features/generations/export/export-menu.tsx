import { ChevronDown, Download, ExternalLink } from 'lucide-react';
import type { GenerationWithResult } from '#contract/generations.ts';
import { type Action, useActions } from '#web/ui/actions/index.ts';
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

interface Way {
  label: string;
  /** What comes of it. */
  hint: string;
  run: () => unknown;
}

/** Takes the page away: as files, as components, or to an editor of others. */
export function ExportMenu({ generation, code, onNotice }: ExportMenuProps) {
  const { busy, singleFile, folder, components, openIn } = useExport(generation, code, onNotice);
  const hasComponents = generation.engine === 'built-in' && generation.hasClean;
  const ofComponents = generation.edited ? 'Components of the page as converted, without your edits' : 'Components';
  const files: Way[] = [
    { label: 'Single file', hint: 'index.html with styles and pictures in it', run: singleFile },
    { label: 'Zip', hint: 'index.html, style.css and assets/', run: folder },
    ...(hasComponents
      ? [
          { label: 'React', hint: ofComponents, run: () => components('react') },
          { label: 'Vue', hint: ofComponents, run: () => components('vue') },
        ]
      : []),
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
  return (
    <Menu
      trigger={
        <Button look="secondary" className="gap-1.5 px-2!" title="Download" disabled={busy} busy={busy}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          <span className="max-[90rem]:sr-only">{busy ? 'Packing...' : 'Download'}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {files.map(({ label, hint, run }) => (
        <MenuItem key={label} onSelect={run} hint={hint}>
          {label}
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
