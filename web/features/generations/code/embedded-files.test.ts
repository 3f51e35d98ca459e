import { expect, test } from 'vitest';
import { putBackFiles, takeOutFiles } from './embedded-files.ts';

const PHOTO = `data:image/webp;base64,${'QUJD'.repeat(60)}==`;
const ICON = `data:image/svg+xml,%3Csvg%20${'a'.repeat(200)}%3E`;
const SHORT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const page = {
  html: `<img src="${PHOTO}" alt="A boat"><img src='${ICON}' alt=""><img src="${SHORT}"><img src="${PHOTO}">`,
  css: `.a{background:url("${PHOTO}"),url(${ICON})}`,
};

test('each long file has one name, and stands everywhere again', () => {
  const { code, files } = takeOutFiles(page);
  expect(code).toEqual({
    html: `<img src="assets/picture-1.webp" alt="A boat"><img src='assets/picture-2.svg' alt=""><img src="${SHORT}"><img src="assets/picture-1.webp">`,
    css: '.a{background:url("assets/picture-1.webp"),url(assets/picture-2.svg)}',
  });
  expect(putBackFiles(code, files)).toEqual(page);
});

test('a file that comes later gets the next name; the others keep theirs', () => {
  const first = takeOutFiles({ html: `<img src="${PHOTO}">`, css: '' });
  const second = takeOutFiles({ html: `<img src="${ICON}">${first.code.html}`, css: '' }, first.files);
  expect(second.code.html).toBe('<img src="assets/picture-2.svg"><img src="assets/picture-1.webp">');
  expect(putBackFiles(second.code, second.files).html).toBe(`<img src="${ICON}"><img src="${PHOTO}">`);
});

test('a name that stands for nothing stays as it was written', () => {
  const html = '<img src="assets/mine-3.png"><p>assets/picture-9.webp</p>';
  expect(putBackFiles({ html, css: '' }, new Map([['assets/picture-1.webp', PHOTO]]))).toEqual({ html, css: '' });
});
