import './style.css';
import { Button, type ButtonProps } from './components/Button';

const buttons: ButtonProps[] = [
  {
    className: 'px-6 md:px-11',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4M14 13.12c0 2.38 0 6.38-1 8.88m4.29-.98c.12-.6.43-2.3.5-3.02M2 12a10 10 0 0 1 18-6M2 16h.01m19.79 0c.2-2 .131-5.354 0-6" />
        <path d="M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2m2.31 12c.21-.66.45-1.32.57-2M9 6.8a6 6 0 0 1 9 5.2v2" />
      </g>
    ),
    caption: 'Passkey',
  },
  {
    className: 'px-4',
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z" />
        <circle cx="16.5" cy="7.5" r=".5" fill="currentColor" />
      </g>
    ),
    caption: 'One-time code',
  },
];

export function Page() {
  return (
    <>
      <title>Welcome back</title>
      <div className="bg-background pb-page text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-teal-700 **:disabled:opacity-50">
        <main className="pt-page">
          <div className="ml-auto flex w-full max-w-row flex-col gap-4 lg:flex-row lg:items-start lg:gap-x-0">
            <div className="flex flex-col px-4 md:px-0 lg:mt-6 lg:w-stack lg:shrink-0">
              <hr className="w-full max-w-14 self-start border-border" />
              <hr className="mt-14 w-10 self-start border-border lg:ml-5" />
              <hr className="mt-divider w-9 self-start border-border lg:ml-7" />
              <hr className="w-full max-w-11 self-start border-border lg:ml-4" />
              <hr className="mt-14 w-full max-w-14 self-start border-border lg:ml-8" />
              <svg
                className="mt-16 h-0 w-3 shrink-0 self-start text-border lg:mt-icon-lg lg:ml-icon"
                aria-hidden="true"
                viewBox="2 2 12 1"
              >
                <path
                  fill="currentColor"
                  d="M11.87 2.13L14.13 1.93L14.84 2.13L15.06 2.63L15.05 3.38L14.81 3.88L14.38 4.05L1.63 4.07L1.13 3.91L0.95 3.63L1.1 3.13L1.63 2.93Z"
                />
              </svg>
              <hr className="w-9 self-start border-border lg:ml-16" />
              <hr className="w-7 self-start border-border lg:ml-12" />
              <hr className="relative -mt-0.5 w-6 self-start border-border lg:ml-divider-lg" />
              <div className="mt-divider flex w-full max-w-0.5 items-start self-start lg:ml-row-space">
                <div className="mt-2.5 h-4 w-px shrink-0 bg-primary-500" />
                <div className="h-5 w-px shrink-0 bg-primary-500" />
              </div>
              <hr className="mt-7 w-6 self-center border-border" />
              <hr className="mt-16 w-8 self-start border-border lg:mt-28 lg:ml-28" />
              <img
                className="mt-0.5 h-0 w-2 shrink-0 self-start lg:ml-36"
                src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                alt=""
                width="8"
                height="1"
              />
              <hr className="w-full max-w-16 self-start border-border lg:ml-24" />
              <hr className="mt-14 w-9 self-start border-border lg:ml-divider-xl" />
              <hr className="w-full max-w-divider-width self-end border-border-250" />
            </div>
            <section className="ml-auto flex w-full max-w-section flex-col rounded-section bg-white px-6 pt-10 pb-9 md:px-10 lg:w-section-space lg:shrink-0">
              <div className="flex size-14 shrink-0 items-center justify-center self-start rounded-2xl bg-teal-700">
                <svg className="size-7 shrink-0 text-white" aria-hidden="true" viewBox="0 0 24 24">
                  <path
                    fill="none"
                    stroke="currentColor"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    strokeWidth="2"
                    d="M12 5v16m8.001-2A2 2 0 0 0 22 17V5a2 2 0 0 0-1.999-2L16 3.002A5 5 0 0 0 12 5a5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 1.999 2H8a5 5 0 0 1 4 2a5 5 0 0 1 4-2z"
                  />
                </svg>
              </div>
              <h1 className="mt-6 text-title leading-8 font-bold">Welcome back</h1>
              <p className="mt-2 text-body leading-5 text-muted">Your field notes are where you left them.</p>
              <h2 className="mt-7 text-subtitle leading-4 font-semibold">Email address</h2>
              <div className="relative mt-2">
                <svg
                  className="absolute inset-y-0 left-3.5 my-auto size-4 shrink-0 text-muted"
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                >
                  <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                    <path d="m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
                    <rect width="20" height="16" x="2" y="4" rx="2" />
                  </g>
                </svg>
                <input
                  className="w-full rounded-field border border-slate-300 py-3 pr-4 pl-11 text-body leading-5 text-muted placeholder:text-muted"
                  aria-label="marion@fieldnote.earth"
                  type="text"
                  placeholder="marion@fieldnote.earth"
                />
              </div>
              <h2 className="mt-5 text-subtitle leading-4 font-semibold">Password</h2>
              <div className="mt-1.5 flex flex-wrap items-center justify-between gap-4 rounded-field border border-slate-300 p-3.5">
                <svg className="size-4 shrink-0 text-muted" role="img" aria-label="Locked" viewBox="0 0 24 24">
                  <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                    <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
                    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
                  </g>
                </svg>
                <svg className="size-4 shrink-0 text-muted" role="img" aria-label="Show" viewBox="0 0 24 24">
                  <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                    <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242" />
                    <path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20" />
                  </g>
                </svg>
              </div>
              <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
                <div className="flex items-center gap-2">
                  <input className="size-4 shrink-0 accent-teal-700" type="checkbox" id="choice-1" defaultChecked />
                  <label className="text-sm whitespace-nowrap" htmlFor="choice-1">
                    Keep me signed in
                  </label>
                </div>
                <a className="text-sm font-semibold whitespace-nowrap text-teal-700 hover:underline" href="#">
                  Forgot password?
                </a>
              </div>
              <button
                className="mt-5 inline-block w-full rounded-xl bg-teal-700 px-6 py-3.5 text-sm font-bold text-white hover:bg-teal-800 motion-safe:transition-colors"
                type="button"
              >
                Sign in
              </button>
              <div className="mt-6 flex items-center gap-3">
                <hr className="min-w-0 flex-1 border-slate-200" />
                <p className="min-w-0 text-subtitle leading-4 text-muted-500 lg:shrink-0">or continue with</p>
                <hr className="w-28 shrink-0 border-slate-200" />
              </div>
              <div className="mt-5 flex items-center gap-3">
                {buttons.map((button) => (
                  <Button key={button.className} {...button} />
                ))}
              </div>
              <a className="mt-5 text-center text-sm font-semibold text-teal-700 hover:underline" href="#">
                <span className="font-medium text-muted">New here</span>? Create an account
              </a>
            </section>
            <div className="flex flex-col px-4 md:px-0 lg:w-stack-lg lg:shrink-0 lg:self-center">
              <svg
                className="h-7 w-1 shrink-0 self-start text-primary-500 lg:ml-icon-xl"
                aria-hidden="true"
                viewBox="2 2 4 30"
              >
                <path
                  fill="currentColor"
                  d="M3.72 2.63L4.38 2.63L5.1 3.13L5.46 3.88L5.51 4.88L5.51 29.63L5.13 31.04L4.63 31.39L3.88 31.5L3.13 31.28L2.77 30.88L2.48 29.13L2.49 4.38L2.72 3.38L3.13 2.92Z"
                />
              </svg>
              <div className="mt-0.5 grid grid-cols-1">
                <img
                  className="h-64 w-full object-cover lg:col-start-1 lg:row-start-1 lg:mt-divider-lg lg:h-auto lg:self-start"
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                  alt="Forgot password?"
                  width="420"
                  height="448"
                />
                <img
                  className="w-full object-cover lg:col-start-1 lg:row-start-1 lg:self-start"
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                  alt=""
                  width="420"
                  height="132"
                />
                <input
                  className="h-1 w-slider shrink-0 accent-ink lg:col-start-1 lg:row-start-1 lg:mt-1.5 lg:ml-slider-lg lg:self-start"
                  type="range"
                  aria-label="Value"
                  min="0"
                  max="100"
                  step="any"
                  defaultValue="1.28"
                />
                <hr className="w-7 border-primary-500 lg:col-start-1 lg:row-start-1 lg:mt-5 lg:ml-divider-2xl lg:self-start" />
                <hr className="w-14 border-border-250 lg:col-start-1 lg:row-start-1 lg:mt-16 lg:ml-56 lg:self-start" />
                <div className="h-4 w-0.5 bg-primary-500 lg:col-start-1 lg:row-start-1 lg:mt-divider-4xl lg:ml-divider-3xl lg:self-start" />
                <hr className="w-7 border-t-4 border-primary-500 lg:col-start-1 lg:row-start-1 lg:mt-page lg:ml-divider-5xl lg:self-start" />
              </div>
              <div className="relative -mt-10 grid grid-cols-1">
                <div className="bg-surface-300 px-6 pt-8 pb-6 md:pr-28 md:pl-box lg:col-start-1 lg:row-start-1 lg:mt-11 lg:self-start">
                  <hr className="border-info" />
                  <hr className="border-t-3 border-primary-450" />
                </div>
                <img
                  className="w-icon-2xl lg:col-start-1 lg:row-start-1 lg:ml-32 lg:self-start"
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
                  alt=""
                  width="277"
                  height="81"
                />
              </div>
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
