/** A phone's screen: its size in CSS pixels and its density, and the bars that it draws above and below a page. */
export type Phone = { width: number; scale: number; system: 'ios' | 'ios-safari' | 'android' | 'android-chrome' };

export const PHONES: readonly Phone[] = [
  { width: 390, scale: 3, system: 'ios' },
  { width: 375, scale: 2, system: 'ios-safari' },
  { width: 360, scale: 3, system: 'android' },
  { width: 412, scale: 2, system: 'android-chrome' },
];

const BATTERY = `<svg width="27" height="13" viewBox="0 0 27 13"><rect x=".5" y=".5" width="23" height="12" rx="3.5" fill="none" stroke="currentColor" opacity=".5"/><rect x="2" y="2" width="16" height="9" rx="2" fill="currentColor"/><path d="M25 4.5v4a2 2 0 0 0 0-4z" fill="currentColor" opacity=".5"/></svg>`;
const WIFI = `<svg width="17" height="12" viewBox="0 0 17 12" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M1 4a11 11 0 0 1 15 0M3.6 7a7 7 0 0 1 9.8 0"/><circle cx="8.5" cy="10.3" r="1" fill="currentColor"/></svg>`;
const SIGNAL = `<svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>`;
const LOCK = `<svg width="10" height="12" viewBox="0 0 10 12"><rect y="5" width="10" height="7" rx="1.5" fill="currentColor"/><path d="M2 5V3.5a3 3 0 0 1 6 0V5" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`;

const status = (time: string, height: number, padding: string): string =>
  `<div style="height:${height}px;padding:${padding};display:flex;align-items:center;justify-content:space-between;font-weight:600;font-size:${height > 30 ? 16 : 14}px"><span>${time}</span><span style="display:flex;gap:6px;align-items:center">${SIGNAL}${WIFI}${BATTERY}</span></div>`;
const pill = (width: number): string =>
  `<div style="height:${width > 120 ? 34 : 24}px;display:flex;align-items:center;justify-content:center"><i style="width:${width}px;height:5px;border-radius:3px;background:currentColor"></i></div>`;
const address = (background: string): string =>
  `<div style="flex:1;height:44px;border-radius:12px;background:${background};display:flex;align-items:center;justify-content:center;gap:6px;font-size:16px">${LOCK}pages.example.org</div>`;
const icon = (path: string): string =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8"><path d="${path}"/></svg>`;
const TOOLS = [
  'M15 4l-8 8 8 8',
  'M9 4l8 8-8 8',
  'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2',
  'M4 4h7v16H4zM13 4h7v16h-7z',
]
  .map(icon)
  .join('');

/** What stands above and below the page, as HTML; the bars take the page's own colour at that end, or the browser's. */
export function barsOfPhone({ system }: Phone): { above: string; below: string } {
  if (system === 'ios') return { above: status('9:41', 47, '0 22px 0 34px'), below: pill(134) };
  if (system === 'android') return { above: status('10:26', 28, '0 16px'), below: pill(108) };
  if (system === 'ios-safari')
    return {
      above: status('16:05', 44, '0 18px 0 30px'),
      below: `<div style="background:#f7f7f8;color:#222;border-top:1px solid #c8c8cc"><div style="display:flex;padding:8px 14px">${address('#fff')}</div><div style="display:flex;justify-content:space-between;padding:6px 22px;color:#0a7aff">${TOOLS}</div>${pill(134)}</div>`,
    };
  return {
    above: `<div style="background:#fff;color:#202124">${status('7:15', 26, '0 14px')}<div style="display:flex;gap:12px;align-items:center;padding:6px 12px;border-bottom:1px solid #dadce0">${icon('M4 11l8-7 8 7v9H4z')}${address('#eef0f3')}${icon('M12 5v1M12 12v1M12 19v1')}</div></div>`,
    below: pill(108),
  };
}
