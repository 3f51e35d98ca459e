import { expect, test } from 'vitest';
import { namesFor, putBackFiles, putBackInto, takeOutFiles, toStore } from './embedded-files.ts';

const PHOTO = `data:image/webp;base64,${'QUJD'.repeat(60)}==`;
const ICON = `data:image/svg+xml,%3Csvg%20${'a'.repeat(200)}%3E`;
const SHORT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const page = {
  html: `<img src="${PHOTO}" alt="A boat"><img src='${ICON}' alt=""><img src="${SHORT}"><img src="${PHOTO}">`,
  css: `.a{background:url("${PHOTO}"),url(${ICON})}`,
};

test('each long file has one name, and stands everywhere again', () => {
  const { work, files } = takeOutFiles({ code: page });
  expect(work.code).toEqual({
    html: `<img src="assets/picture-1.webp" alt="A boat"><img src='assets/picture-2.svg' alt=""><img src="${SHORT}"><img src="assets/picture-1.webp">`,
    css: '.a{background:url("assets/picture-1.webp"),url(assets/picture-2.svg)}',
  });
  expect(putBackFiles(work, files)).toEqual({ code: page });
});

test('a file that comes later gets the next name; the others keep theirs', () => {
  const first = takeOutFiles({ code: { html: `<img src="${PHOTO}">`, css: '' } });
  const html = `<img src="${ICON}">${first.work.code.html}`;
  const second = takeOutFiles({ code: { html, css: '' } }, first.files);
  expect(second.work.code.html).toBe('<img src="assets/picture-2.svg"><img src="assets/picture-1.webp">');
  expect(putBackFiles(second.work, second.files).code.html).toBe(`<img src="${ICON}"><img src="${PHOTO}">`);
});

test('a name that stands for nothing stays as it was written', () => {
  const html = '<img src="assets/mine-3.png"><p>assets/picture-9.webp</p>';
  const work = { code: { html, css: '' } };
  expect(putBackFiles(work, new Map([['assets/picture-1.webp', PHOTO]]))).toEqual(work);
});

test('in what is stored the components have the names of the page, which are the same when it is read again', () => {
  const own = `data:image/png;base64,${'Wll5'.repeat(60)}`;
  const files = [{ name: 'images.ts', content: `export const all = ['${PHOTO}', '${own}', '${SHORT}'];\n` }];
  const whole = { code: page, components: { kind: 'vue' as const, files } };
  const stored = toStore(whole);
  expect(stored.code).toEqual(page);
  expect(stored.components?.files[0]?.content).toBe(
    `export const all = ['assets/picture-1.webp', '${own}', '${SHORT}'];\n`,
  );
  const { work, files: embedded } = takeOutFiles(stored);
  expect(putBackFiles(work, embedded)).toEqual(whole);
});

test('components have the names of the page, and files of their own stay in them', () => {
  const images = (url: string) => [{ name: 'images.ts', content: `export const boat = '${url}';\n` }];
  const components = { kind: 'react' as const, files: images(PHOTO) };
  const { work, files } = takeOutFiles({ code: page, components });
  expect(work.components).toEqual({ kind: 'react', files: images('assets/picture-1.webp') });
  expect(putBackFiles(work, files)).toEqual({ code: page, components });
  expect(namesFor(images(ICON), files)).toEqual(images('assets/picture-2.svg'));
  expect(namesFor(images(ICON), new Map())).toEqual(images(ICON));
  expect(putBackInto(images('assets/picture-1.webp'), files)).toEqual(images(PHOTO));
});
