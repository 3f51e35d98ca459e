/**
 * True for what a link of the public site may lead to: http(s), mailto, tel, or a place on this site (`/about`,
 * `#pricing-sec`, `?page=2`). Everything else (`javascript:`, `data:`, `//host`) is refused.
 */
export function isSafeLink(text: string): boolean {
  // Browsers drop tabs and line breaks inside an address and read `\` as `/`.
  if (/[\s\\]/.test(text)) return false;
  // `/.//host` is a path that becomes `//host`, another site, when it is resolved.
  if (/^[#?/]/.test(text)) return !/^[^?#]*\/\//.test(text);
  if (/^(?:mailto|tel):[^/]/i.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
