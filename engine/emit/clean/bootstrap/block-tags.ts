/** Tags that browsers lay out as blocks; a summary has the mark of a list item. */
export const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
);
