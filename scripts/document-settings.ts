import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { settings } from '#server/config.ts';

// `npm run docs:settings`: writes docs/settings.md from server/config.ts.

/** Where a section of the page begins: the first setting of it, and its heading. */
export const SECTIONS: Record<string, string> = {
  FACSIMILE_MODE: 'The service',
  DATA_DIR: 'Database and files',
  AUTH_SECRET: 'Secrets',
  SIGNUP_CREDITS: 'Accounts',
  GOOGLE_CLIENT_ID: 'Sign-in with other accounts',
  CONTACT_MESSAGES: 'Support',
  ENGINE_THREADS: 'Conversions',
  SMTP_URL: 'Mail',
  PAYPAL_BASE_URL: 'Payments',
  LOG_LEVEL: 'Log',
};

const INTRODUCTION = `# Settings

<!-- Written by \`npm run docs:settings\` from server/config.ts. Change it there. -->

Settings are environment variables. They are read once, at the start; if one is not valid, the service does not start and says
which one and why. All of them are optional in a demo. [Operating the service](operate.md) says which ones production needs.
`;

/** The text of docs/settings.md. */
export function settingsPage(): string {
  const lines = Object.entries(settings.shape).flatMap(([name, setting]) => {
    const section = SECTIONS[name];
    const head = section ? ['', `## ${section}`, '', '| name | default | what it does |', '|---|---|---|'] : [];
    const fallback = String(setting.safeParse(undefined).data ?? '');
    return [...head, `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${setting.description} |`];
  });
  return `${INTRODUCTION}${lines.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(import.meta.dirname, '..', 'docs', 'settings.md'), settingsPage());
