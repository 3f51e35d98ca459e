/** Name and address of one side. Each may be written in letters that run the other way. */
export function ReceiptParty({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-1 font-semibold text-caption text-muted">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="whitespace-pre-line break-words">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}
