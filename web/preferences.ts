/** What a browser remembers about the look of the site: cookies, so that the server renders it right at once. */
export type Theme = 'system' | 'light' | 'dark';
export interface Preferences {
  theme: Theme;
  sidebar: 'expanded' | 'collapsed';
  /** Of the generator. */
  tour: 'unseen' | 'seen';
}

const ONE_YEAR = 31_536_000;

export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = new Map((cookieHeader ?? '').split(/;\s*/).map((pair) => pair.split('=', 2) as [string, string]));
  const theme = cookies.get('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    sidebar: cookies.get('sidebar') === 'collapsed' ? 'collapsed' : 'expanded',
    tour: cookies.get('tour') === 'seen' ? 'seen' : 'unseen',
  };
}

export function rememberPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

/** Logging out leaves nothing of ours in the browser but the theme, which says nothing about the user. */
export function clearLocalState(): void {
  rememberPreference('sidebar', 'expanded');
  rememberPreference('tour', 'unseen');
  window.localStorage.clear();
  window.sessionStorage.clear();
}
