// Mail programs read neither style sheets nor variables: the light side of the design tokens (web/ui/tokens.css),
// written out.
const font = "font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif";
const page = `margin:0;padding:24px 12px;background:#f4f1ea;color:#1b1a17;${font};font-size:16px;line-height:24px`;
const sheet =
  'max-width:560px;margin:0 auto;padding:28px 32px;background:#fcfaf6;border:1px solid #d9d3c5;border-radius:6px';
const wordmark =
  'margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #d9d3c5;font-size:20px;font-weight:700;color:#1b1a17';
const foot = 'max-width:560px;margin:16px auto 0;padding:0 32px;font-size:12px;line-height:16px;color:#5c584e';

/**
 * The sheet that every mail of the service is written on.
 * @param body safe HTML
 * @param footnote safe HTML, below the sheet
 */
export const frame = (body: string, footnote = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light"></head><body style="${page}"><div style="${sheet}">` +
  `<p style="${wordmark}">Facsimile</p>${body}</div>` +
  `${footnote && `<p style="${foot}">${footnote}</p>`}</body></html>`;
