export function SiteFooter() {
  return (
    <footer className="mx-auto mt-7 flex w-full max-w-page flex-wrap items-center justify-center gap-4 px-4 sm:justify-between">
      <p className="text-body-sm whitespace-nowrap text-muted">Tidepool, Bergen</p>
      <p className="text-body-sm text-muted">Status, terms, a phone number that works</p>
    </footer>
  );
}
