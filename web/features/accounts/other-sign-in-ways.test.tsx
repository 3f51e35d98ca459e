import { implement } from '@orpc/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { POPUP_CHANNEL } from '#contract/accounts/sign-in-popup.ts';
import { contract } from '#contract/index.ts';
import { OtherSignInWays } from '#web/features/accounts/other-sign-in-ways.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const google = page.getByRole('button', { name: 'Continue with Google' });

async function open(popup: { closed: boolean } | null) {
  serve(
    implement(contract.profile.listSignInWays).handler(() => ({
      providers: [{ id: 'google', name: 'Google' }],
      passkeys: false,
      verifiesEmail: false,
      hidesAccounts: false,
    })),
  );
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(popup as Window | null);
  onTestFinished(() => openWindow.mockRestore());
  const goOn = vi.fn(async () => {});
  await renderPage(<OtherSignInWays goOn={goOn} />, { at: '/login' });
  await google.click();
  return { goOn, openWindow };
}

const report = (message: unknown) => {
  const channel = new BroadcastChannel(POPUP_CHANNEL);
  channel.postMessage(message);
  channel.close();
};

test('the window of a provider reports success, and one goes on', async () => {
  const { goOn, openWindow } = await open({ closed: false });
  expect(openWindow.mock.calls[0]?.[0]).toBe('/auth/popup/google');
  await expect.element(google).toHaveAttribute('aria-busy', 'true');
  await expectAccessible();
  report({ ok: true });
  await expect.poll(() => goOn.mock.calls).toHaveLength(1);
  await expect.element(google).not.toHaveAttribute('aria-busy');
});

test('what went wrong there is said here', async () => {
  const { goOn } = await open({ closed: false });
  report({ ok: false, code: 'CANCELLED' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sign-in was cancelled.');
  expect(goOn).not.toHaveBeenCalled();
});

test('a window that was blocked is said', async () => {
  await open(null);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The sign-in window was blocked. Please allow pop-ups for this site and try again.');
});

test('a window that was closed is said', async () => {
  await open({ closed: true });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The sign-in window was closed before you were signed in. Please try again.');
});
