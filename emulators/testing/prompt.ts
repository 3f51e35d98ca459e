/** A red PNG of one pixel, in base64. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const lines = [
  { text: 'Welcome', box: [16, 12, 200, 32], color: '#111827', fontSize: 28 },
  { text: 'Say "hi" & {go}', box: [16, 60, 200, 16], color: '#6b7280', fontSize: 16 },
];

/** A prompt as the product writes it, in short. */
export const PROMPT = `Answer with one JSON object. Style with Tailwind CSS only.
<measurements>
${JSON.stringify({ design: { width: 400, height: 300 }, images: [['image-1', 0, 90, 120, 80]], lines })}
</measurements>`;

/** The page in an answer: from the first opening to the last closing brace. */
export const pageIn = (text: string): { html: string; css: string } =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
