/** Tags that browsers lay out as blocks. */
export const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
