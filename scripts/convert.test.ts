import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '#server/testing/pictures.ts';

const SCRIPT = path.join(import.meta.dirname, 'convert.ts');

/** Stands for the picture that the tests draw. */
const DESIGN = 'the drawn design';

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

describe('convert', () => {
  let folder: string;
  let design: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'facsimile-convert-'));
    design = path.join(folder, 'design.png');
    const text = { text: 'Good morning', x: 20, y: 38, size: 28, color: '#333333' };
    await writeFile(design, await draw(400, 120, [], [text]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes a page and its style sheet', async () => {
    const out = path.join(folder, 'custom');
    const { code, out: printed } = await run(design, '--framework', 'custom', '--out', out);
    expect(code).toBe(0);
    expect(printed).toMatch(/segment/);
    const [, clean, exact] = /faithful: clean ([\d.]+), exact ([\d.]+)\n$/.exec(printed) ?? [];
    expect([Number(clean), Number(exact)]).toEqual([expect.closeTo(97, -1), expect.closeTo(97, -1)]);
    expect((await readdir(out)).sort()).toEqual(['index.html', 'style.css']);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toContain('Good morning');
  });

  it('refuses a service of web fonts that it does not know', async () => {
    const { code, err } = await run(design, '--fonts', 'adobe');
    expect([code, err.trim()]).toEqual([1, 'Unknown font service "adobe": choose google or bunny.']);
  });

  it('says how it is used, and leaves no picture out in silence', async () => {
    const help = await run('--help');
    expect([help.code, help.out.startsWith('Usage: convert <image>')]).toEqual([0, true]);
    const { code, err } = await run(design, 'second.png');
    expect([code, err]).toEqual([1, expect.stringContaining('second.png would be left out')]);
  });

  it('reads in the language that it is told, and refuses one that it does not know', async () => {
    const out = path.join(folder, 'german');
    expect((await run(design, '--language', 'de', '--no-score', '--out', out)).code).toBe(0);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toContain('<html lang="de">');
    const { code, err } = await run(design, '--language', 'klingon');
    expect(code).toBe(1);
    expect(err).toMatch(/^Unknown language "klingon": choose automatic or one of en, de, fr, .*, hi\.\n$/);
  });

  it('writes a page in either mode', async () => {
    const out = (mode: string) => path.join(folder, mode);
    const pages = ['exact', 'clean'].map(async (mode) => {
      expect((await run(design, `--${mode}`, '--no-score', '--framework', 'tailwind', '--out', out(mode))).code).toBe(
        0,
      );
      return readFile(path.join(out(mode), 'index.html'), 'utf8');
    });
    for (const html of await Promise.all(pages)) expect(html).toContain('Good morning</h1>');
  });

  it('makes one page of the pictures of several screens, and refuses those of another page', async () => {
    const drawn = async (name: string, words: string, size: number, width = 375) => {
      const file = path.join(folder, `${name}.png`);
      await writeFile(file, await draw(width, 160, [], [{ text: words, x: 16, y: 40, size, color: '#333333' }]));
      return file;
    };
    const out = path.join(folder, 'several');
    const [desktop, phone] = [
      await drawn('desktop', 'Good morning', 28, 1280),
      await drawn('phone', 'Good morning', 20),
    ];
    const args = ['--framework', 'tailwind', '--out', out];
    const { code, out: printed } = await run(desktop, '--phone', phone, ...args);
    expect([code, printed]).toEqual([0, expect.stringContaining('100 % of the page found in the picture for phones')]);
    const [, wide, narrow] = /faithful: desktop ([\d.]+), phone ([\d.]+)\n$/.exec(printed) ?? [];
    expect([Number(wide), Number(narrow)]).toEqual([expect.closeTo(97, -1), expect.closeTo(97, -1)]);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toMatch(/<h1 class="[^"]*md:text-/);
    const other = await run(desktop, '--phone', await drawn('other', 'Quarterly results', 20), ...args);
    expect([other.code, other.err]).toEqual([1, expect.stringMatching(/^The picture for --phone shows another page/)]);
  });

  it('writes one file for Tailwind, and measures nothing where it is told so', async () => {
    const out = path.join(folder, 'tailwind');
    const { code, out: printed } = await run(design, '--framework', 'tailwind', '--no-score', '--out', out);
    expect([code, printed]).toEqual([0, expect.not.stringContaining('faithful')]);
    expect(await readdir(out)).toEqual(['index.html']);
  });

  it.each([
    ['a missing file', ['nowhere.png'], /Cannot read nowhere\.png/],
    ['an unknown framework', ['nowhere.png', '--framework', 'angular'], /choose tailwind, bootstrap or custom/],
    ['two modes', ['nowhere.png', '--clean', '--exact'], /^Choose either --clean or --exact\.\n$/],
    ['a mode that several pictures do not have', ['nowhere.png', '--phone', 'p.png', '--exact'], /leave --exact out/],
    ['a missing picture of a phone', [DESIGN, '--phone', 'nowhere.png'], /Cannot read nowhere\.png/],
    ['an unknown option', ['--colour'], /Usage/],
    ['nothing', [], /Usage/],
  ])('says in one line what to do about %s', async (_, args, message) => {
    const { code, err } = await run(...args.map((arg) => (arg === DESIGN ? design : arg)));
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says when a file is no image', async () => {
    const text = path.join(folder, 'note.txt');
    await writeFile(text, 'hello');
    const { code, err } = await run(text);
    expect(code).toBe(1);
    expect(err).toContain(`${text}: This file is not a picture`);
  });

  it.each([
    ['too small', 63, 'The picture is smaller than 64 pixels on a side'],
    ['empty', 300, 'The picture is one flat colour'],
  ])('refuses a picture that is %s, as the service does', async (name, side, message) => {
    const picture = path.join(folder, `${name}.png`);
    await writeFile(picture, await draw(side, side, [], []));
    const out = path.join(folder, name);
    const { code, err } = await run(picture, '--out', out);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(`${picture}: ${message}`);
    await expect(readdir(out)).rejects.toThrow();
  });
});
