import { LogoMark } from './logo.tsx';

export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-muted text-small sm:px-6">
        <p className="flex items-center gap-2.5">
          <LogoMark className="size-5 text-accent" />
          Facsimile turns a picture of a user interface into clean HTML and CSS.
        </p>
        <p className="font-mono text-caption">Drawn to scale 1 : 1</p>
      </div>
    </footer>
  );
}
