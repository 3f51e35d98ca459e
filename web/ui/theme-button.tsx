import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '#web/preferences.ts';
import { Button } from './button.tsx';
import { useTheme } from './theme.tsx';

const choices: Record<Theme, { next: Theme; label: string; Icon: typeof Sun }> = {
  system: { next: 'light', label: 'Theme: system. Switch to light', Icon: Monitor },
  light: { next: 'dark', label: 'Theme: light. Switch to dark', Icon: Sun },
  dark: { next: 'system', label: 'Theme: dark. Switch to system', Icon: Moon },
};

export function ThemeButton() {
  const { theme, setTheme } = useTheme();
  const { next, label, Icon } = choices[theme];
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
