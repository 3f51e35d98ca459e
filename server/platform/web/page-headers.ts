interface PageSecurity {
  /** Sources of the page's own inline scripts: a nonce or hashes, quoted as the policy wants them. */
  scripts: readonly string[];
  secure: boolean;
  /** Vite's client needs inline modules, a socket and blob workers. */
  development: boolean;
  /** What else this page may load, frame and ask, for the buttons of a pay page. */
  payment?: readonly string[] | undefined;
}

/** Where the banner's video may come from. */
const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

/** Security headers of every page of the web app. */
export function pageHeaders({ scripts, secure, development, payment = [] }: PageSecurity): Record<string, string> {
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
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'private, no-cache',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
