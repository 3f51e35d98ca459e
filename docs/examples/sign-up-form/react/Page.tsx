import './style.css';
import { FormField, type FormFieldProps } from './components/FormField';

const formFields: FormFieldProps[] = [
  { id: 'first-name', label: 'First name', autocomplete: 'given-name', placeholder: 'Amara' },
  { id: 'last-name', label: 'Last name', autocomplete: 'family-name', placeholder: 'Whitlock' },
];

export function Page() {
  return (
    <>
      <title>Join the Lantern lending library</title>
      <div className="bg-background pb-11 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-violet-700 **:disabled:opacity-50">
        <main className="mx-auto w-full max-w-page px-4 pt-12">
          <form className="flex flex-col rounded-form bg-white px-6 pt-10 pb-11 shadow-form md:px-11">
            <h1 className="text-title font-bold text-heading">Join the Lantern lending library</h1>
            <p className="mt-2 text-sm leading-normal">
              Borrow a lantern for your next night walk. Free for neighbours, two coins a month for everyone else.
            </p>
            <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">
              {formFields.map((formField) => (
                <FormField key={formField.label} {...formField} />
              ))}
            </div>
            <label className="mt-5 text-label font-bold text-heading" htmlFor="email">
              Email
            </label>
            <input
              className="mt-2 w-full rounded-field border border-border px-3.5 py-2.5 text-sm placeholder:text-muted"
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="amara@lantern.example"
            />
            <label className="mt-5 text-label font-bold text-heading" htmlFor="password">
              Password
            </label>
            <input
              className="mt-2.5 w-full rounded-field border border-border px-3.5 py-2.5 text-sm placeholder:text-muted"
              id="password"
              name="password"
              type="password"
              autoComplete="new-password"
              placeholder="At least twelve characters"
            />
            <p className="mt-2.5 text-xs">Three short words are easier to remember than one strange one.</p>
            <label className="mt-5 text-label font-bold text-heading" htmlFor="where-do-you-walk">
              Where do you walk?
            </label>
            <select
              className="mt-2.5 w-full rounded-field border border-border px-4 py-2.5 text-sm text-heading"
              id="where-do-you-walk"
              name="where-do-you-walk"
            >
              <option>Along the river</option>
            </select>
            <div className="mt-5 flex items-start gap-2.5">
              <input
                className="mt-0.5 h-4 w-3.5 shrink-0 accent-violet-700"
                type="checkbox"
                id="choice-1"
                name="choice-1"
                defaultChecked
              />
              <label className="min-w-0 flex-1 text-label leading-normal text-heading-700" htmlFor="choice-1">
                I will bring the lantern back with its wick trimmed, and I have read the house rules.
              </label>
            </div>
            <button
              className="mt-6 inline-block w-full rounded-xl bg-violet-700 px-6 py-3.5 text-button font-bold text-white hover:bg-violet-800 motion-safe:transition-colors"
              type="submit"
            >
              Create my card
            </button>
            <div className="mt-5 flex items-center gap-3.5">
              <hr className="min-w-0 flex-1 border-border-300" />
              <p className="min-w-0 text-xs lg:shrink-0">or continue with</p>
              <hr className="min-w-0 flex-1 border-border-300" />
            </div>
            <div className="mt-6 flex items-center gap-3">
              <button
                className="flex flex-1 items-center justify-center gap-2.5 rounded-xl border border-border px-4 py-2.5 text-heading hover:bg-heading/10 motion-safe:transition-colors"
                type="button"
              >
                <span className="size-4 shrink-0 rounded-full bg-amber-500" />
                <span className="text-sm whitespace-nowrap">Beacon</span>
              </button>
              <button
                className="flex flex-1 items-center justify-center gap-2.5 rounded-xl border border-border px-4 py-2.5 text-heading hover:bg-heading/10 motion-safe:transition-colors"
                type="button"
              >
                <span className="size-4 shrink-0 rounded-sm bg-sky-500" />
                <span className="text-sm whitespace-nowrap">Harbour ID</span>
              </button>
            </div>
            <p className="mt-7 text-center text-label">
              Already have a card?{' '}
              <a className="font-bold text-violet-700 hover:underline" href="#">
                Sign in
              </a>
            </p>
          </form>
        </main>
      </div>
    </>
  );
}
