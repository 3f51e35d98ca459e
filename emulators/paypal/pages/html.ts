export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Page = { title: string; body: string; style: string; script?: string };

/** A whole page. Everything comes from the emulator itself. */
export const renderPage = ({ title, body, style, script }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__emulator/${style}.css">
${script ? `<script type="module" src="/__emulator/${script}.ts"></script>` : ''}
</head>
<body>
<header class="banner">PayPal emulator – demo payment, no money moves</header>
${body}
</body>
</html>
`;

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // Shown in a frame of the shop where pop-ups are blocked.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
};
