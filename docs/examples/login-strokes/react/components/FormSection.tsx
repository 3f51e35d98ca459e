import { Button, type ButtonProps } from './Button';

const buttons: ButtonProps[] = [
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4M14 13.12c0 2.38 0 6.38-1 8.88m4.29-.98c.12-.6.43-2.3.5-3.02M2 12a10 10 0 0 1 18-6M2 16h.01m19.79 0c.2-2 .131-5.354 0-6" />
        <path d="M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2m2.31 12c.21-.66.45-1.32.57-2M9 6.8a6 6 0 0 1 9 5.2v2" />
      </g>
    ),
    title: 'Passkey',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z" />
        <circle cx="16.5" cy="7.5" r=".5" fill="currentColor" />
      </g>
    ),
    title: 'One-time code',
  },
];

export function FormSection() {
  return (
    <section className="mx-auto w-full max-w-page px-4">
      <form className="flex flex-col rounded-form bg-white px-6 pt-10 pb-9 md:px-10">
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
        <h1 className="mt-6 text-title font-bold text-text">Welcome back</h1>
        <p className="mt-2 text-body">Your field notes are where you left them.</p>
        <label className="mt-7 text-label font-semibold text-text" htmlFor="email">
          Email address
        </label>
        <div className="relative mt-2">
          <svg
            className="absolute inset-y-0 left-3.5 my-auto size-icon shrink-0"
            aria-hidden="true"
            viewBox="0 0 24 24"
          >
            <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
              <path d="m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
              <rect width="20" height="16" x="2" y="4" rx="2" />
            </g>
          </svg>
          <input
            className="w-full rounded-field border border-slate-300 py-3 pr-4 pl-11 text-body placeholder:text-muted"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="marion@fieldnote.earth"
          />
        </div>
        <label className="mt-5 text-label font-semibold text-text" htmlFor="password">
          Password
        </label>
        <div className="relative mt-1.5">
          <svg
            className="absolute inset-y-0 left-3.5 my-auto size-icon shrink-0"
            aria-hidden="true"
            viewBox="0 0 24 24"
          >
            <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
              <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
              <path d="M7 11V7a5 5 0 0 1 10 0v4" />
            </g>
          </svg>
          <input
            className="block w-full rounded-field border border-slate-300 py-3 pr-10 pl-11"
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            placeholder="••••••••"
          />
          <button
            className="absolute inset-y-0 right-3.5 my-auto h-icon text-muted"
            type="button"
            aria-label="Show password"
          >
            <svg className="size-icon shrink-0" aria-hidden="true" viewBox="0 0 24 24">
              <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242" />
                <path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20" />
              </g>
            </svg>
          </button>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <div className="flex items-center gap-2">
            <input
              className="size-5 shrink-0 accent-teal-700"
              type="checkbox"
              id="choice-1"
              name="choice-1"
              defaultChecked
            />
            <label className="text-sm whitespace-nowrap text-text" htmlFor="choice-1">
              Keep me signed in
            </label>
          </div>
          <a className="text-sm font-semibold whitespace-nowrap text-teal-700 hover:underline" href="#">
            Forgot password?
          </a>
        </div>
        <button
          className="mt-5 inline-block w-full rounded-xl bg-teal-700 px-6 py-3.5 text-sm font-bold text-white hover:bg-teal-800 motion-safe:transition-colors"
          type="submit"
        >
          Sign in
        </button>
        <div className="mt-6 flex items-center gap-3">
          <hr className="min-w-0 flex-1 border-slate-200" />
          <p className="min-w-0 text-label text-muted-500 lg:shrink-0">or continue with</p>
          <hr className="min-w-0 flex-1 border-slate-200" />
        </div>
        <div className="mt-5 flex items-center gap-3">
          {buttons.map((button) => (
            <Button key={button.title} {...button} />
          ))}
        </div>
        <p className="mt-5 text-center text-sm font-medium">
          New here?{' '}
          <a className="font-semibold text-teal-700 hover:underline" href="#">
            Create an account
          </a>
        </p>
      </form>
    </section>
  );
}
