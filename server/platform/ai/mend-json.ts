const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Repairs what models get wrong inside the strings of their JSON: raw line breaks and tabs, and escapes that JSON does not
 * know (`\'`). Correct JSON is unchanged.
 */
export function mendJson(json: string): string {
  let mended = '';
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at]!;
    if (char === '\\' && inString) {
      const next = json[at + 1];
      const known = next === undefined || '"\\/bfnrtu'.includes(next);
      mended += known ? char + (next ?? '') : next;
      at++;
      continue;
    }
    if (char === '"') inString = !inString;
    mended += inString ? (CONTROLS[char] ?? char) : char;
  }
  return mended;
}
