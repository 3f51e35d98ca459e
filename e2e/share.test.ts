import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { aDesign } from '#server/testing/pictures.ts';
import { expectAccessible } from './axe.ts';
import { expect, logIn, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// How a page leaves the generator: as files, to editors of others, by a link, and within pages of others.

let service: Service;
let elsewhere: Server;
let elsewhereUrl: string;
/** What the page of others holds. */
let foreignBody = '';
/** A finished page of the member with a picture in it. */
let id: string;
let code: { html: string; css: string };

test.beforeAll(async ({ browser }) => {
  service = await startService({ converts: true });
  elsewhere = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title><body>${foreignBody}</body>`);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const page = await openPage(browser);
  await logInByCall(page, service, service.member);
  id = await convert(page);
  const harbour = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const { result } = await (await page.request.get(`${service.url}/api/generations/${id}`)).json();
  const picture = `<img alt="The harbour" width="120" height="80" src="data:image/png;base64,${harbour.toString('base64')}">`;
  code = { html: result.html.replace('</body>', `${picture}${picture}</body>`), css: result.css };
  id = (await send(page, 'post', `/api/generations/${id}/edits`, code))._id;
  await page.context().close();
});

test.afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await service.remove();
});

async function send(page: Page, method: 'post' | 'delete', path: string, data?: object) {
  const answer = await page.request[method](`${service.url}${path}`, { headers: { origin: service.url }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function convert(page: Page): Promise<string> {
  const image = { name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() };
  const multipart = { image, framework: 'custom', engine: 'built-in' };
  const headers = { origin: service.url };
  const { _id } = await (await page.request.post(`${service.url}/api/generations`, { headers, multipart })).json();
  const statusOf = async () => (await (await page.request.get(`${service.url}/api/generations/${_id}`)).json()).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('succeeded');
  return _id;
}

async function openGenerator(page: Page, generation = id): Promise<void> {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code?generation=${generation}`);
  await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
}

/** Somebody without a session. */
async function visit(page: WatchedPage, path: string): Promise<void> {
  // The workbench may still be sending what it has measured.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(path);
}

const live = (page: Page) => page.frameLocator('iframe[title="The shared page"]');

test('a link is created, copied, opened by anybody, embedded elsewhere, withdrawn, and outlives its page', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGenerator(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await dialog.getByText('Anybody who has the link can look').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(new RegExp(`^${service.url}/s/[\\w-]{22}$`));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page);

  const visitor = await openPage(browser);
  const answer = await visitor.goto(link);
  expect(await answer!.headerValue('x-robots-tag')).toBe('noindex');
  expect(await answer!.headerValue('referrer-policy')).toBe('no-referrer');
  await visitor.getByRole('heading', { name: 'harbour.png' }).waitFor();
  await expect(live(visitor).getByAltText('The harbour').first()).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('radio', { name: 'Mobile' }).click();
  await expect(visitor.locator('iframe[title="The shared page"]')).toHaveCSS('width', '375px');
  await visitor.getByRole('radio', { name: 'Before and after' }).click();
  const slider = visitor.getByRole('slider', { name: /How much of the design/ });
  const box = (await slider.boundingBox())!;
  await visitor.mouse.click(box.x + box.width * 0.25, box.y + 40);
  await expect(slider).toHaveAttribute('aria-valuetext', /^2\d % design$/);
  await expectAccessible(visitor);

  foreignBody = await dialog.getByLabel('Embed code').inputValue();
  await visitor.goto(elsewhereUrl);
  const embed = visitor.frameLocator('iframe');
  await embed.frameLocator('iframe').getByAltText('The harbour').first().waitFor();
  await embed.getByRole('slider').press('ArrowRight');
  await expect(embed.getByRole('slider')).toHaveAttribute('aria-valuetext', '51 % design');
  expect(visitor.errors).toEqual([]);

  await dialog.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw link' }).click();
  await dialog.getByText('The earlier link has been withdrawn.').waitFor();
  expect((await visitor.goto(link))!.status()).toBe(410);
  await visitor.getByRole('heading', { name: 'This link has been withdrawn.' }).waitFor();
  await expectAccessible(visitor);
  await visitor.goto(elsewhereUrl);
  await embed.getByRole('heading', { name: 'This link has been withdrawn.' }).waitFor();

  const other = await convert(page);
  const { token } = await send(page, 'post', `/api/generations/${other}/shares`);
  await send(page, 'delete', `/api/generations/${other}`);
  expect((await visitor.goto(`${service.url}/s/${token}`))!.status()).toBe(410);
  await visitor.getByRole('heading', { name: 'This page has been deleted.' }).waitFor();
  expect((await visitor.goto(`${service.url}/s/nothing`))!.status()).toBe(404);
  await visitor.getByRole('heading', { name: 'There is no shared page at this address.' }).waitFor();
  expect(page.errors).toEqual([]);
});

test('security: others can frame nothing but the embed, and its preview shows nothing that they send', async ({
  page,
}) => {
  await logInByCall(page, service, service.member);
  const { token } = await send(page, 'post', `/api/generations/${id}/shares`);
  foreignBody = ['/', `/s/${token}`, '/user/generate-code', '/preview', '/login']
    .map((path) => `<iframe src="${service.url}${path}"></iframe>`)
    .join('');
  await page.goto(elsewhereUrl);
  for (const frame of page.frames().slice(1)) expect(frame.url()).toMatch(/^chrome-error:/);

  foreignBody = `<iframe src="${service.url}/preview/embedded" sandbox="allow-scripts"></iframe>`;
  await page.goto(elsewhereUrl);
  const heard = await page.evaluate(async () => {
    const said: unknown[] = [];
    window.addEventListener('message', ({ data }) => said.push(data.type));
    const { contentWindow } = document.querySelector('iframe')!;
    const message = { type: 'render', framework: 'custom', html: '<h1>Ours?</h1>', css: '' };
    contentWindow!.postMessage({ type: 'hello' }, '*');
    contentWindow!.postMessage(message, '*');
    await new Promise((waited) => setTimeout(waited, 500));
    return said;
  });
  // It says that it is there, when it has loaded, and answers nobody.
  expect(heard.filter((type) => type !== 'ready' && type !== 'scrolled')).toEqual([]);
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('components are taken along, by keyboard', async ({ page }) => {
    await openGenerator(page);
    for (const [way, file] of [
      ['React', /Page\.tsx$/],
      ['Vue', /Page\.vue$/],
    ] as const) {
      await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
      const packed = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: way }).press('Enter');
      const names = Object.keys(unzipSync(await contentOf(await packed)));
      expect(names.filter((name) => file.test(name))).toHaveLength(1);
    }
    expect(page.errors).toEqual([]);
  });

  test('a link is made and its page looked at, by keyboard', async ({ page }) => {
    await openGenerator(page);
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share this page' });
    const field = dialog.getByLabel('Link', { exact: true });
    const create = dialog.getByRole('button', { name: 'Create link' });
    await field.or(create).waitFor();
    if (await create.isVisible()) await create.press('Enter');
    const link = await field.inputValue();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();

    await visit(page, link);
    await expect(live(page).getByAltText('The harbour').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Desktop' }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const slider = page.getByRole('slider', { name: /How much of the design/ });
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 % design');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 % design');
    await expectAccessible(page);
    await visit(page, link.replace('/s/', '/embed/'));
    await page.getByRole('slider').waitFor();
    await expectAccessible(page);
    expect(page.errors).toEqual([]);
  });
});

test('the folder and the single file look from disk as the page does', async ({ page, browser }) => {
  await openGenerator(page);
  const menu = page.getByRole('button', { name: 'Download', exact: true });
  await menu.press('Enter');
  await expectAccessible(page);
  const zipped = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Zip' }).press('Enter');
  await page.getByText('harbour.zip downloaded successfully!').waitFor();
  const archive = unzipSync(await contentOf(await zipped));
  expect(Object.keys(archive).toSorted()).toEqual(['assets/the-harbour.png', 'index.html', 'style.css']);
  for (const name of ['index.html', 'style.css']) expect(strFromU8(archive[name]!)).not.toContain('base64');

  await menu.click();
  const single = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Single file' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-export-'));
  try {
    await writeFiles(folder, { ...archive, 'single.html': await contentOf(await single) });
    const viewer = await openPage(browser, { width: 640, height: 480 });
    const pictures: Buffer[] = [];
    await viewer.setContent(
      code.html.replace(/<link rel="stylesheet" href="style\.css"[^>]*>/, () => `<style>${code.css}</style>`),
    );
    pictures.push(await viewer.screenshot());
    for (const name of ['index.html', 'single.html']) {
      await viewer.goto(pathToFileURL(join(folder, name)).href);
      pictures.push(await viewer.screenshot());
    }
    const [page1, ...files] = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
    for (const file of files) expect(file.equals(page1!)).toBe(true);
    expect(viewer.errors).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(page.errors).toEqual([]);
});

async function contentOf(download: Download): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function writeFiles(folder: string, files: Record<string, Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

test('CodePen and StackBlitz get the page in a window of their own, also after a walk through the app', async ({
  page,
  context,
}) => {
  const sent: { url: string; fields: URLSearchParams; referrer: string | undefined }[] = [];
  await context.route(/^https:\/\/(codepen\.io|stackblitz\.com)\//, async (route) => {
    const request = route.request();
    const fields = new URLSearchParams(request.postData() ?? '');
    sent.push({ url: request.url(), fields, referrer: (await request.headerValue('referer')) ?? undefined });
    await route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title>' });
  });
  await logIn(page, service, service.member);
  // By the menu of the app, whose documents may send no form to others.
  await page.getByRole('link', { name: 'Image To HTML Generator' }).first().click();
  await page.waitForURL('**/user/generate-code');
  await page.locator(`a[href$="generation=${id}"]`).first().click();
  for (const name of ['CodePen', 'StackBlitz']) {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: `Open in ${name}` }).click();
    const theirs = await opened;
    await expect.poll(() => theirs.title()).toBe('Theirs');
    expect(await theirs.evaluate(() => window.opener)).toBeNull();
    await theirs.close();
  }
  expect(sent.map(({ url }) => url)).toEqual(['https://codepen.io/pen/define', 'https://stackblitz.com/run']);
  const pen = JSON.parse(sent[0]!.fields.get('data')!);
  expect(pen).toMatchObject({ title: 'harbour', css: code.css, editors: '110' });
  expect(pen.html).toContain('alt="The harbour"');
  expect(pen.head).not.toContain('style.css');
  expect(Object.fromEntries(sent[1]!.fields)).toMatchObject({
    'project[title]': 'harbour',
    'project[template]': 'html',
    'project[files][style.css]': code.css.replaceAll('\n', '\r\n'),
  });
  expect(sent[1]!.fields.get('project[files][index.html]')).toContain('href="style.css"');
  expect(page.errors).toEqual([]);
});
