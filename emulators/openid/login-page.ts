import type { OpenIDAccount } from './types.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** The choice of accounts. The form's fields are `email`, or `cancel`. */
export const loginPage = (uid: string, accounts: OpenIDAccount[]): string => `<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Choose an account</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.6rem;text-align:left;font:inherit}small{display:block;color:#666}</style></head>
<body><h1>Choose an account</h1><form method="post" action="/interaction/${escapeHtml(uid)}">
${accounts.map(choice).join('\n')}
<button name="cancel" value="true">Cancel</button></form></body></html>`;

const choice = ({ email, name, emailVerified }: OpenIDAccount) =>
  `<button name="email" value="${escapeHtml(email)}">${escapeHtml(name)}<small>${escapeHtml(email)}${
    emailVerified ? '' : ' (not verified)'
  }</small></button>`;
