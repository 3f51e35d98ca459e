import { describe, expect, test } from 'vitest';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { contentDisposition } from './content-disposition.ts';
import { fileName } from './file-name.ts';

const [picture, pdf, text]: Attachment['type'][] = ['image/webp', 'application/pdf', 'text/plain'];

describe('the name of a file', () => {
  test.each([
    ['tide table.pdf', pdf, 'tide table.pdf'],
    ['Ebbe & Flut – März.PDF', pdf, 'Ebbe & Flut – März.pdf'],
    ['server.log', text, 'server.log'],
    ['notes.md', text, 'notes.md'],
    ['README', text, 'README.txt'],
    ['holiday.JPEG', picture, 'holiday.webp'],
    ['shot of v2.0 page', picture, 'shot of v2.0 page.webp'],
    ['潮汐表.png', picture, '潮汐表.webp'],
  ])('%j stays recognisable', (given, type, name) => expect(fileName(given, type!)).toBe(name));

  test.each([
    ['page.html', text, 'page.html.txt'],
    ['install.bat', text, 'install.bat.txt'],
    ['formulas.csv', text, 'formulas.csv.txt'],
    ['invoice.pdf.exe', pdf, 'invoice.pdf.exe.pdf'],
    ['invoice.pdf', text, 'invoice.pdf.txt'],
    ['invoice\u202efdp.exe', pdf, 'invoicefdp.exe.pdf'],
  ])('%j does not open as what it is not', (given, type, name) => {
    // What turns the direction of writing becomes a space at most.
    expect(fileName(given, type!).replaceAll(' ', '')).toBe(name);
  });

  test.each([
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\Users\\mona\\notes.txt', 'notes.txt'],
    ['..', 'file.txt'],
    ['', 'file.txt'],
    ['.bashrc', 'bashrc.txt'],
    ['a\r\nSet-Cookie: x=1\r\n\r\n.txt', 'a Set-Cookie x=1.txt'],
    ['a"; filename=evil.html.txt', 'a ; filename=evil.html.txt'],
    ['half \ud83d.txt', 'half \ufffd.txt'],
    ['nul\0byte.txt', 'nul byte.txt'],
  ])('%j is one line without a path', (given, name) => expect(fileName(given, text!)).toBe(name));

  test('has 120 characters at most, and keeps its ending', () => {
    const name = fileName(`${'😀'.repeat(300)}.log`, text!);
    expect([...name]).toHaveLength(120);
    expect(name).toMatch(/^😀+\.log$/u);
  });

  test('is written for old and new readers', () => {
    expect(contentDisposition('attachment', "50% of Mona's März (1).pdf")).toBe(
      `attachment; filename="50_ of Mona's M_rz (1).pdf"; filename*=UTF-8''50%25%20of%20Mona%27s%20M%C3%A4rz%20%281%29.pdf`,
    );
  });
});
