interface PageSecurity {
  /** Sources of the page's own inline scripts: a nonce or hashes, quoted as the policy wants them. */
  scripts: readonly string[];
  /** Vite's client needs inline modules, a socket and blob workers. */
  development: boolean;
  /** What else this page may load, frame and ask, for the buttons of a pay page. */
  payment?: readonly string[] | undefined;
  /** Addresses of others that its forms may be sent to. */
  formTargets?: readonly string[];
  /** Whether any page may frame it. */
  framed?: boolean;
}

/** Where the banner's video may come from. */
const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

/** What a page of the web app may do and load; the rest is as for every answer (`http/response-headers.ts`). */
export function pageHeaders(security: PageSecurity): Record<string, string> {
  const { scripts, development, payment = [], formTargets = [], framed = false } = security;
  const from = (directive: string, ...sources: string[]) => [directive, "'self'", ...sources, ...payment].join(' ');
  const policy = [
    "default-src 'self'",
    from('script-src', ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts)),
    from('style-src', "'unsafe-inline'"),
    // Admins may give the addresses of pictures.
    from('img-src', 'data:', 'blob:', 'https:'),
    "font-src 'self'",
    from('connect-src', ...(development ? ['ws:', 'wss:'] : [])),
    from('frame-src', ...VIDEO_FRAMES),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'private, no-cache',
  };
}
