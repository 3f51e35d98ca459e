/**
 * Headers of the preview frame's document. The frame runs generated pages, so it may load nothing but our own frame
 * script, the Tailwind runtime, axe, Bootstrap's style sheet and those of typefaces. `sandbox` without `allow-same-origin` gives it an opaque
 * origin even when somebody opens /preview in a tab; because `'self'` is read differently for opaque origins, the
 * style sheets are named by their full addresses as well.
 * @param ancestors who may stand around it, as CSP writes it
 */
export function previewHeaders(origin: string, nonce: string, ancestors = "'self'"): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'unsafe-inline' ${origin}/preview/bootstrap.css ${origin}/preview/fonts/`,
      'img-src data:',
      'font-src data:',
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${ancestors}`,
      'sandbox allow-scripts',
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=()',
    'cache-control': 'no-store',
    'x-dns-prefetch-control': 'off',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
}
