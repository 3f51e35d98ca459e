import type { PanelToken } from './all-tokens.ts';

export interface TokenRowProps {
  token: PanelToken;
  label: string;
  onChange: (value: string) => void;
  /** Missing where nothing has been changed. */
  onReset?: (() => void) | undefined;
}
