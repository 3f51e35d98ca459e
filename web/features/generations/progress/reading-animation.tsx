/** The picture under the reading lamp, until the first version of the page is there. */
export function ReadingAnimation({ picture }: { picture: string | undefined }) {
  return (
    <div className="grid h-[500px] place-items-center p-6">
      <div className="relative overflow-hidden border border-line bg-sheet">
        {picture ? (
          <img src={picture} alt="" className="block max-h-[440px] max-w-full opacity-60" />
        ) : (
          <span className="block h-72 w-96 max-w-full" />
        )}
        <span aria-hidden="true" className="absolute inset-0 animate-scan">
          <span className="block h-px bg-accent shadow-[0_0_24px_6px_var(--accent)]" />
        </span>
      </div>
    </div>
  );
}
