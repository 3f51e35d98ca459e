const steps = [
  {
    title: 'Put a design on the table',
    text: 'A screenshot or an export: drop the file, choose it, or paste it from the clipboard. Choose Tailwind CSS, Bootstrap or Custom CSS.',
  },
  {
    title: 'Watch it being read',
    text: 'Boxes, pictures, lines of text, colours, sizes, columns: every stage shows by name, and the page appears in the preview as it takes shape.',
  },
  {
    title: 'Check it against the picture',
    text: 'Look at it as desktop, tablet and phone, see how blocks, texts, positions and colours score, then copy or download the code.',
  },
];

export function HomeSteps() {
  return (
    <section aria-labelledby="how" className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 id="how" className="text-heading">
        How a conversion goes
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative border-accent border-t pt-6 md:pr-10">
            <span aria-hidden="true" className="absolute -top-1.5 left-0 h-3 w-px bg-accent" />
            <span aria-hidden="true" className="font-mono text-accent text-small">
              {index + 1}
            </span>
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
