import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Account, type Service, startService } from './service.ts';

// Admins answer what people write: find, reply, note, assign, give credits back, merge; two at once; the member watches.

test.describe.configure({ mode: 'serial' });

let service: Service;
let ada: WatchedPage;
let bob: WatchedPage;
let mira: WatchedPage;
let visitor: BrowserContext;

test.beforeAll(async ({ browser }) => {
  service = await startService({ env: { CONTACT_MESSAGES: '1000' } });
  [ada, bob, mira] = await Promise.all([openPage(browser), openPage(browser), openPage(browser)]);
  await Promise.all([logInByCall(ada, service, service.admin), logInByCall(mira, service, service.member)]);
  visitor = await browser.newContext();
  await logInByCall(bob, service, await anotherAdmin());
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

type Json = Record<string, unknown> & { _id: string };

type Caller = Pick<Page, 'request'>;
async function call(
  page: Caller,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
): Promise<Json> {
  const answer = await page.request[method](service.url + path, { headers: { origin: service.url }, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

async function anotherAdmin(): Promise<Account> {
  const account = { email: 'bob@example.com', password: 'correct horse 42' };
  await call(bob.context(), 'post', '/api/auth/sign-up/email', { name: 'Bob Admin', ...account });
  await bob.context().clearCookies();
  const [user] = (await call(ada, 'get', `/users?userEmail=${account.email}`)) as unknown as Json[];
  await call(ada, 'put', `/api/users/${user!._id}`, { userRole: 'Admin' });
  return account;
}

/** A ticket of the member, or of a visitor with that address. */
async function write(subject: string, { email = '', message = 'Could you have a look?' } = {}): Promise<string> {
  const person = { ticketUserName: 'Vera Visitor', ticketUserEmail: email || service.member.email, phone: '123' };
  return (await call(email ? visitor : mira, 'post', '/new-support-message', { ...person, subject, message }))._id;
}
const reply = (page: Page, id: string, message: string, sender = 'admin') =>
  call(page, 'put', `/support-message-status/${id}`, { adminMessage: [{ message, sender }] });

async function open(page: Page, id = '', query = ''): Promise<void> {
  await page.goto(`${service.url}/admin/support-messages?${id && `ticket=${id}`}${query}`);
  await page.getByRole('heading', { name: 'Support Messages', level: 1 }).waitFor();
  if (id) await box(page).waitFor();
}
/** What comes from another window, by way of the server, may take a while on a busy machine. */
const poll = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true });
const noteBox = (page: Page) => page.getByRole('textbox', { name: 'Internal note', exact: true });
const cannedReply = (page: Page) => page.getByRole('listbox', { name: 'Canned replies' }).getByRole('option');
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });
/** How much of the conversation lies below what is in view, in px. */
const belowView = (page: Page) =>
  thread(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
const details = (page: Page) => page.getByRole('region', { name: 'Details of the ticket' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const rows = (page: Page) => page.getByRole('list', { name: 'Tickets' }).getByRole('link');
const subjects = async (page: Page) => (await rows(page).allTextContents()).map((text) => /Q\d+/.exec(text)?.[0]);
const status = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true }).getByLabel('Status');
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the list: newest first, ten on a page, narrowed by status, days, e-mail and words', async () => {
  for (let n = 1; n <= 12; n++) await write(`Q${n} of twelve`, { email: `many.${n % 3}@example.com` });
  await open(ada);
  await said(ada, 'Select a ticket to view the conversation');
  await ada.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' }).waitFor();
  await field(ada, 'Search by user email').fill('MANY.');
  await said(ada, '1–10 of 12');
  expect(await subjects(ada)).toEqual(['Q12', 'Q11', 'Q10', 'Q9', 'Q8', 'Q7', 'Q6', 'Q5', 'Q4', 'Q3']);
  await button(ada, 'Next page').click();
  await poll(() => subjects(ada)).toEqual(['Q2', 'Q1']);
  await field(ada, 'Sort by').selectOption('Longest waiting');
  await poll(async () => (await subjects(ada))[0]).toBe('Q1');
  await field(ada, 'Search by user email').fill('many.1');
  await poll(() => subjects(ada)).toEqual(['Q1', 'Q4', 'Q7', 'Q10']);

  await rows(ada).first().click();
  await status(ada).selectOption('Resolved');
  const list = ada.getByRole('region', { name: 'Filters' });
  await list.getByLabel('Status').selectOption('Resolved');
  await poll(() => subjects(ada)).toEqual(['Q1']);
  await list.getByLabel('Status').selectOption('Open');
  await poll(() => subjects(ada)).toEqual(['Q4', 'Q7', 'Q10']);

  await field(ada, 'Start date').fill('2020-01-01');
  await said(ada, 'Choose both dates to filter by them.');
  expect(await subjects(ada)).toHaveLength(3);
  await field(ada, 'End date').fill('2020-01-31');
  await said(ada, 'No ticket found');
  await button(ada, 'Clear').click();
  await field(ada, 'Search tickets').fill('twelve q11');
  await poll(() => subjects(ada)).toEqual(['Q11']);
  await ada.reload();
  await poll(() => subjects(ada)).toEqual(['Q11']);
});

test('the desk fits the window: only its lists scroll', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await ada.setViewportSize({ width, height });
    await open(ada);
    await rows(ada).first().waitFor();
    expect(await ada.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  }
  await ada.setViewportSize({ width: 1440, height: 900 });
});

test('a canned reply is found, filled in and sent; the field is empty, the thread at its end, the member sees it', async () => {
  const id = await write('Letters are blurred', { message: 'Line\n'.repeat(60) });
  await mira.goto(`${service.url}/user/support?ticket=${id}`);
  await thread(mira).getByText('Line').first().waitFor();
  await open(ada, id);
  await box(ada).fill('   ');
  expect(await button(ada, 'Send').isDisabled()).toBe(true);
  await box(ada).fill('');
  await button(ada, 'Canned replies').click();
  await field(ada, 'Search canned replies').fill('send picture');
  await cannedReply(ada).first().waitFor();
  await ada.keyboard.press('Enter');
  await poll(() => box(ada).inputValue()).toContain('Hello Mira Member,');
  expect(await box(ada).inputValue()).toContain('Letters are blurred');
  await ada.keyboard.type(' PS: at its full size.');
  await thread(ada).evaluate((element) => element.scrollTo(0, 0));
  await ada.keyboard.press('Control+Enter');
  await poll(() => box(ada).inputValue()).toBe('');
  await poll(() => belowView(ada)).toBeLessThan(2);
  await thread(mira).getByText('PS: at its full size.').waitFor();
  await mira.getByRole('textbox', { name: 'Your reply' }).pressSequentially('Here');
  await said(ada, 'Mira Member is typing…');
});

test('a placeholder that nothing stands for is not sent: it is said and shown, code is sent as it is', async () => {
  const id = await write('Where is my payment?');
  await open(ada, id);
  await button(ada, 'Canned replies').click();
  await field(ada, 'Search canned replies').fill('payment is being checked');
  await cannedReply(ada).first().waitFor();
  await ada.keyboard.press('Enter');
  await ada.getByText('{about} has not been filled in').waitFor();
  expect(await button(ada, 'Send').isDisabled()).toBe(true);
  const selected = () =>
    box(ada).evaluate((element) => {
      const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
  await ada.keyboard.press('Control+Enter');
  await poll(selected).toBe('{about}');
  await box(ada).press('End');
  await button(ada, 'Show it').click();
  await poll(selected).toBe('{about}');
  await ada.keyboard.type('order 42');
  await poll(() => ada.getByText('has not been filled in').count()).toBe(0);
  await ada.keyboard.press('Control+Enter');
  await poll(() => box(ada).inputValue()).toBe('');
  await thread(ada).getByText('We see the payment for order 42').waitFor();
  await box(ada).fill('In JavaScript: `Order $' + '{about}` and { about }');
  await button(ada, 'Send').click();
  await thread(ada).getByText('In JavaScript').waitFor();
});

test('what is said about a closed ticket does not move Send', async () => {
  for (const width of [1440, 375]) {
    await ada.setViewportSize({ width, height: 900 });
    const id = await write(`Closed at ${width}`);
    await open(ada, id);
    const before = await button(ada, 'Send').boundingBox();
    await status(ada).selectOption('Closed');
    await said(ada, 'This ticket is closed. Set another status to reply.');
    expect(await button(ada, 'Send').boundingBox()).toEqual(before);
  }
  await ada.setViewportSize({ width: 1440, height: 900 });
});

test('canned replies are kept: added with a preview, changed, deleted after a question', async () => {
  const id = await write('Where is the manual?');
  await open(ada, id);
  const manager = async () => {
    await button(ada, 'Canned replies').click();
    await button(ada, 'Manage canned replies').click();
  };
  await manager();
  await button(ada, 'Add Canned Reply').click();
  await button(ada, 'Save Canned Reply').click();
  await said(ada, 'Please enter a title');
  await field(ada, 'Title').fill('Manual');
  await field(ada, 'Message').fill('Dear ');
  await button(ada, '{userName}').click();
  await ada.getByRole('region', { name: 'Preview' }).getByText('Dear Mira Member').waitFor();
  await button(ada, 'Close').click();
  await said(ada, 'You have unsaved changes');
  await button(ada, 'Keep writing').click();
  await button(ada, 'Save Canned Reply').click();
  await said(ada, 'Canned reply added successfully');
  await button(ada, 'Edit Manual').click();
  await field(ada, 'Title').fill('The manual');
  await button(ada, 'Save Canned Reply').click();
  await button(ada, 'Delete The manual').click();
  await said(ada, 'Are you sure you want to delete this canned reply?');
  await button(ada, 'Delete').click();
  await said(ada, 'Canned reply deleted successfully');
  await poll(() => button(ada, 'Delete The manual').count()).toBe(0);
});

test('security: a note is for admins alone, on the screen and over the wire', async () => {
  const id = await write('Is my data safe?');
  const heard: string[] = [];
  mira.on('response', async (answer) => {
    if (!answer.url().includes('support-events')) heard.push(await answer.text().catch(() => ''));
  });
  await mira.goto(`${service.url}/user/support?ticket=${id}`);
  await mira.getByRole('textbox', { name: 'Your reply' }).waitFor();
  await mira.evaluate(() => {
    const events: string[] = [];
    new EventSource('/api/support-events').addEventListener('message', ({ data }) => events.push(data));
    Object.assign(window, { events });
  });
  const events = () => mira.evaluate(() => (window as unknown as { events: string[] }).events.join());
  await poll(events).toContain('resync');
  await open(ada, id);
  await ada.getByRole('heading', { level: 1 }).click();
  await ada.keyboard.press('n');
  await poll(() => focusedLabel(ada)).toBe('Internal note');
  await said(ada, 'Only admins see this note.');
  await ada.keyboard.type('Xylophone: she is on the list');
  await ada.getByRole('radio', { name: 'Reply' }).click();
  expect(await box(ada).inputValue()).toBe('');
  await ada.getByRole('radio', { name: 'Internal note' }).click();
  await button(ada, 'Add Note').click();
  await thread(ada).getByText('Xylophone: she is on the list').waitFor();
  await thread(ada).getByText('Internal note').waitFor();

  // What comes after the note has come: the note would have been here.
  await reply(ada, id, 'Yes, it is.');
  await thread(mira).getByText('Yes, it is.').waitFor();
  await poll(events).toContain('"message"');
  for (const path of [`/support-message/${id}`, `/support-messages?userEmail=${service.member.email}&search=xylophone`])
    heard.push(JSON.stringify(await call(mira, 'get', path)));
  heard.push(await events());
  expect(heard.length).toBeGreaterThan(3);
  expect(heard.filter((text) => /xylophone|"note"|"notes"|"assignee"/i.test(text))).toEqual([]);
  expect(await mira.getByText('Xylophone').count()).toBe(0);
});

test('status, priority and assignee; the member sees the status at once, and closed ends the desk’s replies', async () => {
  const id = await write('Please close this');
  await mira.goto(`${service.url}/user/support?ticket=${id}`);
  const seen = mira.getByRole('region', { name: 'Ticket', exact: true });
  await seen.getByText('Open', { exact: true }).waitFor();
  await Promise.all([open(ada, id), open(bob, id)]);
  await ada.getByRole('heading', { level: 1 }).click();
  await ada.keyboard.press('s');
  await poll(() => focusedLabel(ada)).toBe('Status');
  await status(ada).selectOption('Closed');
  await seen.getByText('Closed', { exact: true }).waitFor();
  await poll(() => box(ada).isDisabled()).toBe(true);
  expect(await button(ada, 'Send').isDisabled()).toBe(true);
  await poll(() => box(bob).isDisabled()).toBe(true);

  await details(ada).getByLabel('Priority').selectOption('High');
  await details(ada).getByLabel('Assignee').selectOption('Bob Admin');
  await poll(() => details(bob).getByLabel('Assignee').locator('option:checked').textContent()).toBe('Bob Admin');
  await button(bob, 'More').click();
  await field(bob, 'Assigned to').selectOption('Bob Admin');
  await poll(() => rows(bob).count()).toBe(1);
  await rows(bob).first().getByText('High').waitFor();
  await button(bob, 'Clear').click();

  await reply(mira, id, 'One more thing', 'user');
  await thread(ada).getByText('One more thing').waitFor();
  await poll(() => status(ada).inputValue()).toBe('in-progress');
  expect(await box(ada).isDisabled()).toBe(false);
});

test('credits are given back once, with a reply; the balance of the member grows', async () => {
  const id = await write('The page was empty');
  const balance = async () => {
    const [user] = (await call(mira, 'get', `/users?userEmail=${service.member.email}`)) as unknown as Json[];
    return user!.currentBalance as number;
  };
  const before = await balance();
  await open(ada, id);
  await button(ada, 'Give credits back').click();
  const dialog = ada.getByRole('dialog', { name: 'Give credits back' });
  await dialog.getByLabel('Credits').fill('3');
  await poll(() => dialog.getByLabel('Message to the member').inputValue()).toContain('3 credits');
  await dialog.getByRole('button', { name: 'Give Credits Back' }).click();
  await dialog.getByText('Please enter a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('Nothing was drawn');
  let lost = true;
  await ada.route('**/credit-refunds', async (route) => {
    if (!lost) return route.continue();
    lost = false;
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Give Credits Back' }).click();
  await dialog.getByText('It is not known whether the credits were given.').waitFor();
  await dialog.getByRole('button', { name: 'Send Again' }).click();
  await dialog.getByText(`New balance: ${before + 3}`).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await balance()).toBe(before + 3);
  await thread(ada).getByText('We have given 3 credits back').waitFor();
  expect(await thread(ada).getByText('We have given 3 credits back').count()).toBe(1);
});

test('a duplicate goes into another ticket of the same person, after a question', async () => {
  const target = await write('Pier twice');
  const duplicate = await write('Pier twice!!', { message: 'Did you get my first message?' });
  await write('Pier of others', { email: 'vera@example.com' });
  await open(ada, duplicate);
  await mira.goto(`${service.url}/user/support?ticket=${duplicate}`);
  const reply = mira.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Begun in the first one');
  await button(ada, 'Merge into another ticket').click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByLabel('Search other tickets').fill('pier');
  const choice = dialog.getByRole('list', { name: 'Other tickets' }).getByRole('button');
  await poll(() => choice.allTextContents()).toEqual([expect.stringContaining('Pier twice')]);
  await choice.click();
  await dialog.getByText('Merge these two tickets?').waitFor();
  await dialog.getByRole('button', { name: 'Merge Tickets' }).click();
  await said(ada, 'Tickets merged');
  await poll(() => new URL(ada.url()).searchParams.get('ticket')).toBe(target);
  await thread(ada).getByText('Did you get my first message?').waitFor();
  await ada.goto(`${service.url}/admin/support-messages?ticket=${duplicate}`);
  await said(ada, 'This ticket continues in another one.');
  expect(await status(ada).isDisabled()).toBe(true);
  expect(await button(ada, 'Give credits back').count()).toBe(0);
  await button(ada, 'Go to that ticket').click();
  await box(ada).waitFor();
  await poll(() => new URL(mira.url()).searchParams.get('ticket')).toBe(target);
  await poll(() => reply.inputValue()).toBe('Begun in the first one');
  await reply.fill('');
});

test('two admins answer the same ticket at once: both see both, nothing is lost', async () => {
  const id = await write('Who answers first?', { message: 'Line\n'.repeat(60) });
  await Promise.all([open(ada, id), open(bob, id)]);
  await box(bob).fill('Let me look into it.');
  await box(ada).fill('I am on it.');
  await button(ada, 'Send').click();
  await said(bob, 'Ada Admin has just answered. Read that reply before you send yours.');
  await thread(bob).getByText('I am on it.').waitFor();
  await poll(() => belowView(bob)).toBeLessThan(2);
  expect(await box(bob).inputValue()).toBe('Let me look into it.');

  await box(ada).fill('And another one.');
  await Promise.all([button(ada, 'Send').click(), button(bob, 'Send').click()]);
  for (const page of [ada, bob])
    for (const text of ['I am on it.', 'And another one.', 'Let me look into it.'])
      await thread(page).getByText(text, { exact: true }).waitFor();
  const { adminMessage } = await call(mira, 'get', `/support-message/${id}`);
  expect((adminMessage as { message: string }[]).map(({ message }) => message).sort()).toEqual([
    'And another one.',
    'I am on it.',
    'Let me look into it.',
  ]);
});

test('a new ticket is counted in the sidebar, also a collapsed one, and in the title; read by one, it is read for all', async () => {
  await Promise.all([open(ada), open(bob)]);
  const count = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
  const { desk } = await call(ada, 'get', '/api/support-unread');
  const before = Number(desk);
  await poll(() => count(ada)).toBe(before);
  const id = await write('Brand new');
  await poll(() => count(ada)).toBe(before + 1);
  await poll(() => count(bob)).toBe(before + 1);
  const entry = ada.getByRole('link', { name: /^Support Messages/ });
  await entry.getByText(String(before + 1)).waitFor();
  await button(ada, 'Collapse sidebar').click();
  await entry.getByText(String(before + 1)).waitFor();
  await button(ada, 'Expand sidebar').click();
  await open(bob, id);
  await poll(() => count(ada)).toBe(before);
});

test('what fails is said: list, ticket, reply; the text stays and can be sent again', async () => {
  const id = await write('On a bad line');
  let broken = true;
  await bob.route(`${service.url}/support-messages?*`, (route) => (broken ? route.abort() : route.continue()));
  await bob.route('**/support-message/*', (route) => (broken ? route.abort() : route.continue()));
  await bob.goto(`${service.url}/admin/support-messages?ticket=${id}`);
  await poll(() => bob.getByText('Network error or server not responding').count()).toBe(2);
  broken = false;
  for (const _place of ['list', 'ticket']) await button(bob, 'Retry').first().click();
  await rows(bob).first().waitFor();
  await box(bob).fill('Can you hear me?');
  await bob.route('**/support-message-status/*', (route) => route.abort());
  await button(bob, 'Send').click();
  await bob.getByRole('alert').getByText('Network error or server not responding').waitFor();
  expect(await box(bob).inputValue()).toBe('Can you hear me?');
  await bob.unroute('**/support-message-status/*');
  await button(bob, 'Send').click();
  await thread(bob).getByText('Can you hear me?').waitFor();
  expect(await box(bob).inputValue()).toBe('');
});

test('with the keyboard alone: help, search, down and up the list, reply', async () => {
  await open(ada, '', '&email=many.');
  await rows(ada).first().waitFor();
  await ada.keyboard.press('?');
  await ada.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Insert a canned reply').waitFor();
  await ada.keyboard.press('Escape');
  const current = async () => /Q\d+/.exec((await ada.locator('[aria-current="true"]').textContent()) ?? '')?.[0];
  await ada.keyboard.press('j');
  await poll(current).toBe('Q12');
  await ada.keyboard.press('j');
  await poll(current).toBe('Q11');
  await ada.keyboard.press('k');
  await poll(current).toBe('Q12');
  await box(ada).waitFor();
  await ada.keyboard.press('r');
  await poll(() => focusedLabel(ada)).toBe('Reply');
  await ada.keyboard.type('jkns/?');
  expect(await box(ada).inputValue()).toBe('jkns/?');
  await box(ada).fill('');
  await ada.getByRole('heading', { level: 1 }).click();
  await ada.keyboard.press('/');
  expect(await focusedLabel(ada)).toBe('Search tickets');
});

for (const [device, width] of [
  ['a phone', 320],
  ['a tablet', 768],
  ['a desk', 1440],
] as const) {
  test(`accessible on ${device}, without scrolling sideways: list, ticket, note, details, dialogs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: width === 768 ? 'dark' : 'light' });
    await logInByCall(page, service, service.admin);
    const id = await write('An-unbreakable-subject-'.repeat(6), {
      message: `https://example.com/${'long'.repeat(60)}`,
    });
    await call(ada, 'post', `/api/support-messages/${id}/notes`, { message: 'A note' });
    const check = async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const inDialogs = page.locator('[role="dialog"], [role="dialog"] > *');
      expect(await inDialogs.evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).length)).toBe(0);
    };
    await open(page);
    await rows(page).first().waitFor();
    await page.getByText('Median first response').waitFor();
    await check();
    await rows(page).first().click();
    await thread(page).getByText('A note').waitFor();
    await check();
    await page.getByRole('radio', { name: 'Internal note' }).click();
    await noteBox(page).waitFor();
    await button(page, 'Canned replies').click();
    await cannedReply(page).first().waitFor();
    await check();
    await button(page, 'Manage canned replies').click();
    await button(page, 'Add Canned Reply').waitFor();
    await check();
    await page.keyboard.press('Escape');
    if (width < 1440) {
      await button(page, 'Details of the ticket').click();
      await page.getByRole('dialog').getByLabel('Assignee').waitFor();
      await check();
    }
    await button(page, 'Give credits back').click();
    await page.getByRole('dialog', { name: 'Give credits back' }).waitFor();
    await check();
    await page.keyboard.press('Escape');
    if (width < 1440) await page.keyboard.press('Escape');
    if (width === 320) {
      await button(page, 'Back to the list').click();
      await rows(page).first().waitFor();
    }
    expect(page.errors).toEqual([]);
  });
}
