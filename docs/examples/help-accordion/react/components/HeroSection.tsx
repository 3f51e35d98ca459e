import { NavLink } from './NavLink';

const navLinks = ['Send', 'Track', 'Prices', 'Help'];

export function HeroSection() {
  return (
    <section className="bg-section-gradient pt-6 pb-section">
      <div className="mx-auto w-full max-w-6xl px-4">
        <header>
          <nav className="flex flex-wrap items-center justify-between gap-4">
            <a className="flex items-center gap-2.5 whitespace-nowrap text-white hover:underline" href="#">
              <svg className="size-icon-lg shrink-0" aria-hidden="true" viewBox="0 0 24 24">
                <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                  <path d="M12 22v-9m3.17-10.79a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.66 1.66 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z" />
                  <path d="M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13" />
                  <path d="M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.64 1.64 0 0 0 1.63 0z" />
                </g>
              </svg>
              <span className="text-lead font-semibold">Parcelwise</span>
            </a>
            <div
              className="left-auto h-full w-72 bg-info-700 p-6 text-text open:flex open:flex-col open:gap-6 lg:contents"
              id="menu"
              popover="auto"
            >
              <ul className="flex flex-col items-start gap-4 lg:flex-row lg:flex-wrap lg:items-center lg:gap-8">
                {navLinks.map((navLink) => (
                  <li key={navLink}>
                    <NavLink label={navLink} />
                  </li>
                ))}
              </ul>
            </div>
            <button
              className="flex shrink-0 p-2 text-white lg:hidden"
              type="button"
              aria-label="Menu"
              popoverTarget="menu"
            >
              <svg className="size-6" aria-hidden="true" viewBox="0 0 24 24">
                <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </nav>
        </header>
        <h1 className="mt-section-xs text-center font-heading text-3xl leading-10 font-semibold text-white lg:text-title lg:leading-14">
          How can we help?
        </h1>
        <p className="mt-2.5 text-center text-white">
          Most answers take less than a minute. The others have a telephone.
        </p>
        <form
          className="mx-auto mt-6 flex w-full max-w-form items-center gap-2.5 rounded-form bg-white p-2.5"
          role="search"
        >
          <div className="relative min-w-0 flex-1">
            <svg
              className="absolute inset-y-0 left-3 my-auto size-5 shrink-0 text-muted-500"
              aria-hidden="true"
              viewBox="0.92 1.12 21.76 21.76"
            >
              <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                <path d="m21 21l-4.34-4.34" />
                <circle cx="11" cy="11" r="8" />
              </g>
            </svg>
            <input
              className="w-full py-2.5 pr-4 pl-11 placeholder:text-muted-500"
              aria-label="Try “my parcel is late”"
              name="search"
              type="search"
              placeholder="Try “my parcel is late”"
            />
          </div>
          <button
            className="inline-block shrink-0 rounded-xl bg-primary px-5 py-2.5 font-semibold text-heading-950 hover:bg-primary-hover motion-safe:transition-colors"
            type="submit"
          >
            Search
          </button>
        </form>
      </div>
    </section>
  );
}
