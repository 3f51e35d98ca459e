import { createContext, type ReactNode, useContext, useState } from 'react';
import { rememberPreference, type Theme } from '#web/preferences.ts';

interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', setTheme: () => {} });

export const useTheme = (): ThemeChoice => useContext(ThemeContext);

interface ThemeProviderProps {
  initial: Theme;
  children: (theme: Theme) => ReactNode;
}

export function ThemeProvider({ initial, children }: ThemeProviderProps) {
  const [theme, setTheme] = useState(initial);
  const choose = (next: Theme) => {
    rememberPreference('theme', next);
    setTheme(next);
  };
  return <ThemeContext value={{ theme, setTheme: choose }}>{children(theme)}</ThemeContext>;
}
