import sanitizeHtml from 'sanitize-html';

const color = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]{3,20}$/i];

const ABSOLUTE = /^(https?:\/\/|mailto:)/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'a', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Without pictures: one that is fetched when the mail is opened tells its sender who reads it, when and where.
  allowedAttributes: {
    a: ['href', 'rel'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan'],
    '*': ['style'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color,
      'background-color': color,
      'text-align': [/^(left|right|center|justify)$/],
      'font-size': [/^\d{1,2}(\.\d+)?px$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
    },
  },
  transformTags: {
    // A mail has no address of its own that a relative link could start from.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(ABSOLUTE.test(href) ? { href } : {}), rel: 'noopener noreferrer' },
    }),
  },
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp', 'iframe', 'noembed'],
  nestingLimit: 50,
};

/** HTML that an admin wrote as it may be mailed: text, lists, tables and links; no scripts, pictures, forms or frames. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();
