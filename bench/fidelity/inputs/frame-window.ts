export type BrowserLook = 'chrome-mac' | 'chrome-windows' | 'firefox' | 'safari';
export const BROWSERS: readonly BrowserLook[] = ['chrome-mac', 'firefox', 'safari', 'chrome-windows'];

/** A window around the page; `desktop`: the margin of wallpaper around it in CSS pixels, null for the window alone. */
export type BrowserWindow = { browser: BrowserLook; theme: 'light' | 'dark'; desktop: number | null };

type Colors = { strip: string; bar: string; field: string; ink: string; line: string };
const COLORS: Record<BrowserLook, Record<BrowserWindow['theme'], Colors>> = {
  'chrome-mac': {
    light: { strip: '#dee1e6', bar: '#ffffff', field: '#f1f3f4', ink: '#3c4043', line: '#dadce0' },
    dark: { strip: '#202124', bar: '#35363a', field: '#202124', ink: '#e8eaed', line: '#4a4c50' },
  },
  'chrome-windows': {
    light: { strip: '#d3e3fd', bar: '#ffffff', field: '#edf2fa', ink: '#1f1f1f', line: '#e1e5ea' },
    dark: { strip: '#1f2020', bar: '#3c3c3c', field: '#282828', ink: '#e3e3e3', line: '#505050' },
  },
  firefox: {
    light: { strip: '#f0f0f4', bar: '#f9f9fb', field: '#ececf0', ink: '#15141a', line: '#cccccf' },
    dark: { strip: '#1c1b22', bar: '#2b2a33', field: '#1c1b22', ink: '#fbfbfe', line: '#0c0c0d' },
  },
  safari: {
    light: { strip: '#f6f6f6', bar: '#f6f6f6', field: '#e6e6e7', ink: '#3a3a3c', line: '#d2d2d4' },
    dark: { strip: '#373739', bar: '#373739', field: '#232325', ink: '#e5e5e7', line: '#1d1d1f' },
  },
};

const LIGHTS = `<span style="display:flex;gap:8px;padding:0 14px">${['#ff5f57', '#febc2e', '#28c840']
  .map((color) => `<i style="width:12px;height:12px;border-radius:6px;background:${color}"></i>`)
  .join('')}</span>`;
const icon = (path: string, size = 16): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.4"><path d="${path}"/></svg>`;
const BUTTONS = `<span style="margin-left:auto;display:flex;align-self:flex-start">${[
  'M3 8h10',
  'M3.5 3.5h9v9h-9z',
  'M3 3l10 10M13 3L3 13',
]
  .map((path) => `<i style="width:46px;height:36px;display:grid;place-items:center">${icon(path, 12)}</i>`)
  .join('')}</span>`;
const BACK = icon('M13 8H3M8 3L3 8l5 5');
const FORTH = icon('M3 8h10M8 3l5 5-5 5');
const AGAIN = icon('M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3');
const PLUS = icon('M8 3v10M3 8h10');
const LOCK = icon('M4 7h8v7H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2', 13);
const STAR = icon('M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z');
const MENU = icon('M8 3v1M8 7.5v1M8 12v1');

const tab = (title: string, colors: Colors, isOpen: boolean, radius: string): string =>
  `<span style="width:${isOpen ? 220 : 170}px;height:34px;padding:0 10px;display:flex;gap:8px;align-items:center;border-radius:${radius};${isOpen ? `background:${colors.bar}` : 'opacity:.75'}"><i style="width:14px;height:14px;border-radius:3px;background:#4c7df0"></i><span style="flex:1">${title}</span>${icon('M5 5l6 6M11 5l-6 6', 12)}</span>`;
const field = (colors: Colors, radius: number, style: string): string =>
  `<span style="height:${radius > 8 ? 32 : 30}px;border-radius:${radius}px;background:${colors.field};display:flex;align-items:center;gap:8px;padding:0 12px;${style}">${LOCK}<span>pages.example.org/today</span></span>`;
const row = (height: number, background: string, content: string): string =>
  `<div style="height:${height}px;background:${background};display:flex;align-items:center;gap:10px">${content}</div>`;

/** The bars of the window, as HTML: tabs, arrows, address. */
function barsOf({ browser, theme }: BrowserWindow): string {
  const colors = COLORS[browser][theme];
  const nav = `<span style="display:flex;gap:16px;padding:0 8px 0 14px">${BACK}${FORTH}${AGAIN}</span>`;
  const tools = `<span style="display:flex;gap:14px;padding:0 14px 0 6px">${STAR}${MENU}</span>`;
  if (browser === 'safari')
    return `<div style="color:${colors.ink};border-bottom:1px solid ${colors.line}">${row(52, colors.bar, `${LIGHTS}<span style="display:flex;gap:20px;padding-left:8px">${BACK}${FORTH}</span>${field(colors, 8, 'width:42%;margin:0 auto;justify-content:center')}<span style="display:flex;gap:20px;padding-right:16px">${AGAIN}${PLUS}</span>`)}</div>`;
  const isFirefox = browser === 'firefox';
  const tabs =
    tab('A page worth a look', colors, true, isFirefox ? '5px' : '9px 9px 0 0') +
    tab('Weather', colors, false, '5px') +
    `<span style="padding:0 6px">${PLUS}</span>`;
  const strip = `${browser === 'chrome-windows' ? '<i style="width:2px"></i>' : LIGHTS}<span style="display:flex;gap:4px;align-items:center;align-self:${isFirefox ? 'center' : 'flex-end'}">${tabs}</span>${browser === 'chrome-windows' ? BUTTONS : ''}`;
  return `<div style="color:${colors.ink};border-bottom:1px solid ${colors.line}">${row(isFirefox ? 44 : 41, colors.strip, strip)}${row(isFirefox ? 40 : 44, colors.bar, nav + field(colors, isFirefox ? 4 : 16, 'flex:1') + tools)}</div>`;
}

const WALLPAPER = 'linear-gradient(135deg, #3b5c8f 0%, #7d6aa8 45%, #d98a7a 100%)';

/** A document that shows the picture of a page in the window; `width` is the page's, in CSS pixels. */
export function windowAround(picture: string, width: number, frame: BrowserWindow): { html: string; width: number } {
  const margin = frame.desktop ?? 0;
  const window =
    frame.desktop === null ? '' : 'border-radius:11px;overflow:hidden;box-shadow:0 18px 50px rgb(0 0 0/.45)';
  return {
    width: width + 2 * margin,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Window</title><body style="margin:0;font:13px/1 'Open Sans',Arial,sans-serif"><div style="padding:${margin}px;background:${WALLPAPER}"><div style="width:${width}px;${window}">${barsOf(frame)}<img alt="" src="${picture}" style="display:block;width:${width}px"></div></div></body></html>`,
  };
}
