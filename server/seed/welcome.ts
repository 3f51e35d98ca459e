import type { Config } from '#server/config.ts';
import type { DemoAccount } from './seed-demo.ts';

/** What a person reads in the terminal when the service is up. */
export function welcome(config: Config, accounts: DemoAccount[]): string {
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  const lines = accounts.map(({ role, email, password }) => `    ${role.padEnd(7)} ${email.padEnd(26)} ${password}`);
  const signIn = lines.length > 0 ? `\n  Sign in at ${address}/login\n${lines.join('\n')}\n` : '';
  const { baseUrl, demoAccount } = config.paypal;
  const payments = baseUrl && demoAccount ? `\n  Demo payments, without money: ${baseUrl}\n` : '';
  const shows = config.mode === 'production' && !config.hideAccountExistence;
  const advice = shows
    ? '\n  Recommended: AUTH_HIDE_ACCOUNT_EXISTENCE=true, or anybody can find out which addresses have an account.\n'
    : '';
  return `\n  Facsimile is running at ${address}\n${signIn}${payments}${advice}\n  API: ${address}/docs    Stop with Ctrl+C.\n\n`;
}
