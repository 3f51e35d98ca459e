/** The tour, in order. `of` is what the step speaks about: the part of the page with this `data-tour`. */
export const steps = [
  {
    of: 'picture',
    title: 'Start with a picture',
    text: 'Choose, drop or paste a screenshot or a mock-up. Several become a queue, and a PDF is opened page by page.',
  },
  {
    of: 'options',
    title: 'Say how it is written',
    text: 'In Tailwind CSS, Bootstrap or your own CSS. Clean prefers the steps of a design system, Exact keeps every measured pixel.',
  },
  {
    of: 'preview',
    title: 'See how faithful it is',
    text: 'The page appears here, live, with a figure measured against your picture and every difference marked.',
  },
  {
    of: 'submit',
    title: 'Change it and take it with you',
    text: 'Edit the code beside the preview, then copy it or download it: one file, a zip, or React and Vue components.',
  },
] as const;
