import { accounts } from './accounts.ts';
import { content } from './content.ts';
import { credits } from './credits.ts';
import { generations } from './generations.ts';
import { packages } from './packages.ts';
import { providerKeys } from './provider-keys.ts';
import { tickets } from './tickets.ts';
import { uploads } from './uploads.ts';

/** Every procedure of the service. Sign-in itself (`/api/auth/*`) is better-auth's. */
export const contract = {
  accounts,
  content,
  credits,
  generations,
  packages,
  providerKeys,
  tickets,
  uploads,
};
