import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { getUserByEmail } from '#server/features/accounts/get-user-by-email.ts';
import { generations } from '#server/features/generations/tables.ts';
import { supportTickets } from '#server/features/tickets/tables.ts';
import { aGeneration } from '#server/testing/builders.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { findViolations } from './axe.ts';
import { closePages, expect, logIn, openPage, test, type WatchedPage } from './browser.ts';
import { startFilledService } from './filled-service.ts';
import type { Service } from './service.ts';

// A member asks the support desk, and follows the answer as it comes.

test.describe.configure({ mode: 'serial' });

let service: Service;
let page: WatchedPage;
let admin: WatchedPage;
let failed = '';
let orderRef = '';

test.beforeAll(async ({ browser }) => {
  service = await startFilledService(async (db) => {
    const mira = (await getUserByEmail(db, 'member@facsimile.example'))!;
    await db.delete(supportTickets).where(eq(supportTickets.userId, mira.id));
    failed = await aGeneration(db, mira.id);
    const error = { errorCode: 'ENGINE_FAILED', errorMessage: 'the picture could not be read.' };
    await db
      .update(generations)
      .set({ status: 'failed', ...error, finishedAt: new Date() })
      .where(eq(generations.id, failed));
    orderRef = (await anOrder(db, mira.id, { orderId: 'HELP0001' })).id;
  });
  [page, admin] = await Promise.all([openPage(browser), openPage(browser)]);
  await Promise.all([logIn(page, service, service.member), logIn(admin, service, service.admin)]);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const open = (path: string, on: Page = page) => on.goto(service.url + path);
const thread = () => page.getByRole('region', { name: 'Conversation' });
const reply = () => page.getByRole('textbox', { name: 'Your reply' });
const send = () => page.getByRole('button', { name: 'Send', exact: true });
/** As long as a page may take under load. */
const soon = { timeout: 15_000 };
const ticketId = () => new URL(page.url()).searchParams.get('ticket')!;

/** A call of the API as the admin. */
async function asAdmin<Answer = Ticket>(method: string, path: string, data?: object): Promise<Answer> {
  const answer = await admin.request.fetch(service.url + path, { method, data, headers: { origin: service.url } });
  expect(answer.status(), path).toBeLessThan(300);
  return answer.json();
}
const ticketOf = (id: string) => asAdmin('GET', `/support-message/${id}`);
const ticketsOfMember = () =>
  asAdmin<Ticket[]>('GET', `/support-messages?userEmail=${encodeURIComponent(service.member.email)}`);
const answer = (id: string, message: string) =>
  asAdmin('PUT', `/support-message-status/${id}`, {
    adminMessage: [{ message, sender: 'admin', timestamp: new Date().toISOString() }],
  });

/** What is sent arrives, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('from a failed conversion to a ticket: filled in, with files, once for a lost answer and two presses', async () => {
  await open(`/user/generate-code?generation=${failed}`);
  await page.getByRole('link', { name: 'Get help' }).click();
  await page.getByRole('heading', { name: 'Create Support Ticket' }).waitFor();
  expect(await page.getByLabel('Subject').inputValue()).toBe('Conversion of “design.png” failed');
  await page.getByText('About: Conversion of “design.png”').waitFor();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await page.getByText('Please enter your message').waitFor();

  await page.getByLabel('Message').fill('It stops at once.\n\nSee https://example.com/shot.');
  await page.getByLabel('Attach files').setInputFiles([
    { name: 'screen.png', mimeType: 'image/png', buffer: await aDesign() },
    { name: 'steps.txt', mimeType: 'text/plain', buffer: Buffer.from('first this, then that') },
  ]);
  await expect.poll(() => page.getByRole('progressbar').count(), soon).toBe(0);
  await page.route('**/new-support-message', loseAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await page.getByText('Failed to create support ticket').waitFor();
  await page.getByRole('button', { name: 'Create Ticket' }).dblclick();
  await page.waitForURL('**/user/support?ticket=*');
  await page.getByText('Support ticket created successfully').waitFor();
  await page.getByRole('heading', { name: 'Support Tickets (1)' }).waitFor();
  await thread().getByText('It stops at once.').waitFor();
  expect(await thread().getByRole('link', { name: 'https://example.com/shot' }).getAttribute('rel')).toContain(
    'nofollow',
  );
  expect(await ticketsOfMember()).toHaveLength(1);
});

test('files of a message: a picture opens large, a text is downloaded', async () => {
  await thread().getByRole('button', { name: 'Enlarge screen.webp' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), soon).toBe(640);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await thread()
    .getByRole('link', { name: /steps\.txt/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('steps.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('first this, then that');
});

test('an answer is announced elsewhere, in the sidebar and in the title, and read where it stands', async () => {
  const id = ticketId();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await answer(id, 'We look into it.');
  await page
    .getByRole('navigation', { name: 'User area' })
    .getByRole('link', { name: /^Support\s*1\s*new$/ })
    .click();
  await expect.poll(() => page.title(), soon).toBe('(1) Support · Facsimile');
  await page.getByText('Select a ticket to view messages').waitFor();
  await page
    .getByRole('list', { name: 'Tickets' })
    .getByRole('link', { name: /1 new message/ })
    .click();
  await thread().getByText('We look into it.').waitFor();
  await expect.poll(() => page.title(), soon).toBe('Support · Facsimile');
  await page.getByRole('list', { name: 'Tickets' }).getByText('Support: We look into it.').waitFor();
});

test('nothing is marked as read while nobody looks at the page', async () => {
  const id = ticketId();
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await answer(id, 'Said while you were away.');
  await thread().getByText('Said while you were away.').waitFor();
  await expect.poll(() => page.title(), soon).toBe('(1) Support · Facsimile');
  await look('visible');
  await expect.poll(() => page.title(), soon).toBe('Support · Facsimile');
});

test('who is typing is shown, to both sides', async () => {
  const id = ticketId();
  await asAdmin('POST', `/api/support-messages/${id}/typing`, { sender: 'admin' });
  await page
    .getByRole('status')
    .filter({ hasText: /is typing…$/ })
    .waitFor();
  const heard = admin.evaluate(async () => {
    const stream = (await fetch('/api/support-events')).body!.pipeThrough(new TextDecoderStream());
    let text = '';
    for await (const chunk of stream as unknown as AsyncIterable<string>) {
      text += chunk;
      if (text.includes('"typing"')) return text;
    }
    return text;
  });
  await expect
    .poll(
      async () => {
        await reply().pressSequentially('a');
        await reply().fill('');
        return Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 500, ''))]);
      },
      { timeout: 15_000 },
    )
    .toContain(id);
});

test('a reply is kept as a draft, survives a failure, and arrives once although its answer was lost', async () => {
  const id = ticketId();
  expect(await send().isDisabled()).toBe(true);
  await reply().fill('   ');
  expect(await send().isDisabled()).toBe(true);
  await reply().fill('Thank you,\nI wait.');
  await page.reload();
  await expect.poll(() => reply().inputValue(), soon).toBe('Thank you,\nI wait.');

  await page.route('**/support-message-status/*', (route) => route.abort(), { times: 1 });
  await reply().press('Control+Enter');
  await page.getByText('Network error or server not responding').waitFor();
  expect(await reply().inputValue()).toBe('Thank you,\nI wait.');
  await page.route('**/support-message-status/*', loseAnswer, { times: 1 });
  await send().click();
  await thread().getByText('I wait.').waitFor();
  await send().click();
  await expect.poll(() => reply().inputValue(), soon).toBe('');
  expect(await thread().getByText('I wait.').count()).toBe(1);
  const { adminMessage, ticketStatus } = await ticketOf(id);
  expect(adminMessage?.filter(({ sender }) => sender === 'user')).toHaveLength(1);
  expect(ticketStatus).toBe('in-progress');
});

test('one connection for all tabs; a dropped one catches up', async () => {
  const id = ticketId();
  const asked = (tab: Page) => {
    const requests: string[] = [];
    tab.on('request', (request) => request.url().endsWith('/api/support-events') && requests.push(request.url()));
    return requests;
  };
  const second = await page.context().newPage();
  const asksOfSecond = asked(second);
  await open(`/user/support?ticket=${id}`, second);
  await second.getByText('Said while you were away.').first().waitFor();
  await answer(id, 'Told to every tab.');
  await second.getByText('Told to every tab.').first().waitFor();
  await thread().getByText('Told to every tab.').waitFor();
  expect(asksOfSecond).toEqual([]);

  await page.context().setOffline(true);
  await answer(id, 'Said while the line was down.');
  await page.context().setOffline(false);
  await thread().getByText('Said while the line was down.').waitFor();

  await second.bringToFront();
  await page.close();
  await expect.poll(() => asksOfSecond.length, soon).toBe(1);
  await answer(id, 'Told to the tab that is left.');
  await second.getByText('Told to the tab that is left.').first().waitFor();
  page = Object.assign(second, { errors: [] });
});

test('closed, rated, and opened again by a reply', async () => {
  const id = ticketId();
  await asAdmin('PUT', `/support-message-status/${id}`, { ticketStatus: 'closed' });
  await page.getByText('This ticket is closed. Your reply opens it again.').waitFor();
  await page.getByRole('button', { name: 'Bad' }).click();
  await page.getByText('Thank you for telling us how our help was.').waitFor();
  await page.getByRole('button', { name: 'Good' }).click();
  await page.getByLabel('Would you like to add something?').fill('Quick!');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect
    .poll(async () => (await ticketOf(id)).satisfaction, soon)
    .toMatchObject({ rating: 'good', comment: 'Quick!' });
  await reply().fill('It is back.');
  await send().click();
  await thread().getByText('It is back.').waitFor();
  await page.getByRole('list', { name: 'Tickets' }).getByText('In-progress').waitFor();
  await page.getByText('How was our help?').waitFor({ state: 'detached' });

  expect(await send().isDisabled()).toBe(true);
  const file = { name: 'what-i-see.txt', mimeType: 'text/plain', buffer: Buffer.from('a file says it all') };
  await page.getByLabel('Attach files').setInputFiles(file);
  await send().click();
  await thread()
    .getByRole('link', { name: /what-i-see\.txt/ })
    .waitFor();
  await page.getByRole('list', { name: 'Tickets' }).getByText('You: what-i-see.txt').waitFor();
});

test('a thread stays where one reads; what has arrived is one press away', async () => {
  const id = ticketId();
  await answer(id, Array.from({ length: 120 }, (_, i) => `Line ${i + 1}`).join('\n'));
  await thread().getByText('Line 120').waitFor();
  const top = () => thread().evaluate((box) => box.scrollTop);
  await thread().evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(top, soon).toBe(0);
  await answer(id, 'Far below.');
  await page.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await top()).toBe(0);
  await page.getByRole('button', { name: '1 new message' }).click();
  const left = () => thread().evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(left, soon).toBeLessThan(2);
  await thread().evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
  await reply().fill('My own words lead down.');
  await send().click();
  await expect.poll(left, soon).toBeLessThan(2);
});

test('about an order, found by its words, status and days, and gone through by keys', async () => {
  const first = ticketId();
  await open('/user/subscription-history');
  await page.getByRole('link', { name: 'Get help: Sketch, order HELP0001' }).click();
  await page.getByRole('heading', { name: 'Create Support Ticket' }).waitFor();
  expect(new URL(page.url()).searchParams.get('order')).toBe(orderRef);
  expect(await page.getByLabel('Subject').inputValue()).toContain('HELP0001');
  await page.getByLabel('Message').fill('Where is my receipt?');
  await page.getByRole('link', { name: 'Support Tickets' }).click();
  await page
    .getByRole('alertdialog', { name: 'You have unsaved changes' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
  const second = ticketId();
  await page
    .locator('section[aria-label="Ticket"]')
    .getByRole('link', { name: /HELP0001/ })
    .waitFor();

  await page.keyboard.press('j');
  await expect.poll(ticketId, soon).toBe(first);
  await page.keyboard.press('k');
  await expect.poll(ticketId, soon).toBe(second);
  await reply().waitFor();
  // Pressed while the ticket is on its way, the key leads into the reply box once that is there.
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/support-message/*', (route) => held.then(() => route.continue()));
  await page.reload();
  await page.getByRole('list', { name: 'Tickets' }).waitFor();
  await page.keyboard.press('r');
  expect(await reply().count()).toBe(0);
  go();
  const isInReply = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Your reply');
  await expect.poll(isInReply, soon).toBe(true);
  await page.unroute('**/support-message/*');
  await page.keyboard.type('jk');
  expect(await reply().inputValue()).toBe('jk');
  await reply().fill('');
  await reply().blur();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next ticket').waitFor();
  await page.keyboard.press('Escape');

  await page.getByLabel('Search tickets').fill('receipt');
  await page.getByRole('heading', { name: 'Support Tickets (1)' }).waitFor();
  await page.getByLabel('Search tickets').fill('');
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
  await page.getByLabel('Status').selectOption('closed');
  await page.getByRole('heading', { name: 'Support Tickets (0)' }).waitFor();
  await page.getByLabel('Status').selectOption('');
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
  await page.getByLabel('Start date', { exact: true }).fill('2001-01-01');
  await page.getByText('Choose both dates to filter by them.').waitFor();
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
  await page.getByLabel('End date', { exact: true }).fill('2001-01-02');
  await page.getByText('No tickets found').waitFor();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const id = ticketId();
  await page.route('**/support-message*', (route) => route.abort());
  await page.route('**/support-message/*', (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect.poll(() => retry.count(), { timeout: 15_000 }).toBe(2);
  await page.unrouteAll();
  await retry.first().click();
  await retry.first().click();
  await page.getByRole('heading', { name: 'Support Tickets (2)' }).waitFor();
  expect(ticketId()).toBe(id);

  // What is there stays there when it cannot be read again.
  await page.route('**/support-messages*', (route) => route.abort());
  await answer(id, 'Said while the list fails.');
  await retry.waitFor();
  expect(await page.getByRole('list', { name: 'Tickets' }).getByRole('link').count()).toBe(2);
  await page.unrouteAll();
  await retry.click();
  await page.getByRole('list', { name: 'Tickets' }).getByText('Said while the list fails.').waitFor();
});

for (const width of [320, 768, 1440]) {
  test(`accessible at ${width} px, without scrolling sideways`, async () => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [
      '/user/support',
      `/user/support?ticket=${(await ticketsOfMember())[0]!._id}`,
      '/user/create-support',
    ]) {
      await open(path);
      await page.getByText('Loading...').first().waitFor({ state: 'detached' });
      await page
        .getByRole('heading', { level: path.includes('=') && width < 992 ? 2 : 1 })
        .first()
        .waitFor();
      expect(await findViolations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
}

test('on a phone: list, thread, and back to the row one came from', async () => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open('/user/support');
  const row = page.getByRole('list', { name: 'Tickets' }).getByRole('link').first();
  await row.click();
  await thread().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  expect(await row.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'All tickets' }).click();
  await row.waitFor();
  await expect.poll(() => row.evaluate((link) => link === document.activeElement), soon).toBe(true);
});
