import { type ReactNode, useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { PageToken } from '#web/preview/messages.ts';
import { EmptyState } from '#web/ui/list-states.tsx';
import type { PageCode } from '../page-code.ts';
import { setFamily } from '../set-family.ts';
import { readTokens, setToken, type TokenGroup } from '../tokens.ts';
import { allTokens, tokenLabel } from './all-tokens.ts';
import { FamilyRow } from './family-row.tsx';
import { LengthRow } from './length-row.tsx';
import { PaletteRow } from './palette-row.tsx';
import type { TokenRowProps } from './token-row.ts';

export interface DesignSystemPanelProps {
  framework: Framework;
  code: PageCode;
  /** What the preview says that the page uses (message `tokens`); without it only what the page declares is shown. */
  tokens?: readonly PageToken[] | undefined;
  /** What Reset goes back to; the page as it was when the panel appeared, unless it is given. */
  original?: PageCode | undefined;
  /** Consecutive changes with the same label are one step to undo: somebody drags in a colour picker. */
  onChange: (code: PageCode, label: string) => void;
}

const GROUPS: readonly {
  group: TokenGroup;
  title: string;
  columns: string;
  Row: (props: TokenRowProps) => ReactNode;
}[] = [
  { group: 'palette', title: 'Palette', columns: 'grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]', Row: PaletteRow },
  { group: 'families', title: 'Typefaces', columns: 'grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]', Row: FamilyRow },
  { group: 'type', title: 'Type scale', columns: 'grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]', Row: LengthRow },
  { group: 'spacing', title: 'Spacing', columns: 'grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]', Row: LengthRow },
  { group: 'radii', title: 'Corners', columns: 'grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]', Row: LengthRow },
];

/** The design system of the page. A token that is changed here changes everywhere. */
export function DesignSystemPanel({ framework, code, tokens, original, onChange }: DesignSystemPanelProps) {
  const [atFirst] = useState(code);
  const all = allTokens(code, framework, tokens);
  const before = new Map(readTokens(original ?? atFirst, framework).map(({ name, value }) => [name, value]));
  if (all.length === 0)
    return (
      <EmptyState title="This page has no design tokens">
        Its colours and sizes stand in its rules. Choose an element in the preview to change them there.
      </EmptyState>
    );
  const change = (changed: PageCode, label: string) => {
    if (changed !== code) onChange(changed, label);
  };
  return (
    <section aria-label="Design system" className="grid min-w-0 grid-cols-1 gap-6 p-4">
      {GROUPS.map(({ group, title, columns, Row }) => {
        const shown = all.filter((token) => token.group === group);
        return (
          shown.length > 0 && (
            <section key={group} aria-label={title} className="grid gap-2">
              <h3 className="measure-label">{title}</h3>
              <ul className={`grid gap-x-4 gap-y-2 ${columns}`}>
                {shown.map((token) => {
                  const label = tokenLabel(token.name);
                  const setValue = group === 'families' ? setFamily : setToken;
                  const set = (value: string | null, what: string) =>
                    change(setValue(code, framework, token.name, value), `${what} ${label}`);
                  const old = before.get(token.name);
                  const isChanged = token.isOwn && token.value !== old;
                  return (
                    <li key={token.name} title={token.name} className="min-w-0">
                      <Row
                        token={token}
                        label={label}
                        onChange={(value) => set(value, title)}
                        onReset={isChanged ? () => set(old ?? null, 'Reset of') : undefined}
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}
