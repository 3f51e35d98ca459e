import { expect, test } from 'vitest';
import { youtubeVideoId } from './video.ts';

const ID = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=x&v=${ID}&t=3`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://m.youtube.com/shorts/${ID}`,
])('%s names the video', (link) => expect(youtubeVideoId(link)).toBe(ID));

test.each([
  '',
  ID,
  'https://youtu.be/short',
  `https://youtu.be/${ID}x`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `javascript://youtube.com/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=',
])('error: %s names none', (link) => expect(youtubeVideoId(link)).toBeNull());
