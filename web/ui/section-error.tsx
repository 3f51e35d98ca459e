/** A section that could not be read. Retry loads the page again, also without JavaScript. */
export function SectionError({ title, message }: { title?: string; message: string }) {
  return (
    <div className="section">
      <form
        role="alert"
        className="flex flex-wrap items-center justify-between gap-4 rounded-sm border border-danger border-l-4 bg-danger-soft p-4 text-danger text-small"
      >
        <div>
          {title && <p className="font-bold">{title}</p>}
          <p>{message}</p>
        </div>
        <button type="submit" className="button-secondary">
          Retry
        </button>
      </form>
    </div>
  );
}
