import { randomBytes } from 'node:crypto';
import { POPUP_CHANNEL, type PopupError, type PopupMessage, popupErrors } from '#contract/accounts/sign-in-popup.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:3rem 1.5rem;color:#1c1b18;background:#faf8f3;text-align:center}
a{color:#1446d6}@media(prefers-color-scheme:dark){body{color:#eee9dc;background:#191814}a{color:#9db8ff}}`;

/** The last page of the pop-up: it tells the page that opened it how the sign-in ended, and closes itself. */
export function donePage(code: PopupError | undefined): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const message: PopupMessage = code ? { ok: false, code } : { ok: true };
  const text = code ? popupErrors[code] : 'You are signed in. You can close this window.';
  const [place, label] = code ? ['/login', 'Back to the login'] : ['/user/dashboard', 'Go to your dashboard'];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style nonce="${nonce}">${style}</style></head><body><main><p role="status">${text}</p><p><a href="${place}">${label}</a></p></main>
<script nonce="${nonce}">new BroadcastChannel(${JSON.stringify(POPUP_CHANNEL)}).postMessage(${JSON.stringify(message)});window.close()</script>
</body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, policy: policy.join('; ') };
}
