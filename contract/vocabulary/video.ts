/** Characters of a YouTube video id. */
const VIDEO_ID = /^[\w-]{11}$/;
const YOUTUBE_HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'm.youtube.com', 'music.youtube.com']);

/**
 * The 11-character id of a YouTube link in its watch, short, embed or v/ form.
 * @returns null when the text is no such link
 */
export function youtubeVideoId(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname, searchParams, protocol } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const host = hostname.replace(/^www\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : YOUTUBE_HOSTS.has(host) ? idInPath(first, second, searchParams) : '';
  return VIDEO_ID.test(id) ? id : null;
}

function idInPath(first: string, second: string, query: URLSearchParams): string {
  if (first === 'watch') return query.get('v') ?? '';
  return ['embed', 'v', 'shorts', 'live'].includes(first) ? second : '';
}
