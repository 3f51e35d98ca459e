import './style.css';
import { FormField, type FormFieldProps } from './components/FormField';

const formFields: FormFieldProps[] = [
  { id: 'field-1', label: 'First name', placeholder: 'Amara' },
  { id: 'field-2', label: 'Last name', placeholder: 'Whitlock' },
];

export function Page() {
  return (
    <>
      <title>Join the Lantern lending library</title>
      <div className="bg-background pb-12 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main className="mx-auto w-full max-w-container px-4 pt-12">
          <form className="flex flex-col rounded-form bg-white px-6 py-10 shadow-form md:px-10">
            <h1 className="ml-1 text-title leading-8 font-bold text-heading">Join the Lantern lending library</h1>
            <p className="mt-2 ml-1 text-sm leading-normal">
              Borrow a lantern for your next night walk. Free for neighbours, two coins a month for everyone else.
            </p>
            <div className="mt-8 grid grid-cols-1 gap-4 px-1 md:grid-cols-2">
              {formFields.map((formField) => (
                <FormField key={formField.id} {...formField} />
              ))}
            </div>
            <label className="mt-5 ml-1 text-label leading-4 font-bold text-heading" htmlFor="field-3">
              Email
            </label>
            <input
              className="mt-2 w-full max-w-field self-start rounded-field border border-border px-3.5 py-2.5 text-sm text-ink placeholder:text-ink lg:ml-1"
              id="field-3"
              type="email"
              autoComplete="email"
              placeholder="amara@lantern.example"
            />
            <label className="mt-5 ml-1 text-label leading-4 font-bold text-heading" htmlFor="field-4">
              Password
            </label>
            <input
              className="mt-2.5 w-full max-w-field self-start rounded-field border border-border px-3.5 py-2.5 text-sm text-ink placeholder:text-ink lg:ml-1"
              id="field-4"
              type="password"
              autoComplete="current-password"
              placeholder="At least twelve characters"
            />
            <p className="mt-2.5 ml-1 text-xs">Three short words are easier to remember than one strange one.</p>
            <label className="mt-5 ml-1 text-label leading-4 font-bold text-heading" htmlFor="field-5">
              Where do you walk?
            </label>
            <select
              className="mt-2.5 w-full max-w-field self-start rounded-field border border-border px-4 py-2.5 text-sm text-heading lg:ml-1"
              id="field-5"
            >
              <option>Along the river</option>
            </select>
            <div className="mt-5 flex items-start gap-2 px-1">
              <input
                className="mt-0.5 h-4 w-3.5 shrink-0 accent-primary"
                type="checkbox"
                id="choice-1"
                defaultChecked
              />
              <label className="min-w-0 flex-1 text-label leading-5 text-heading-700" htmlFor="choice-1">
                I will bring the lantern back with its wick trimmed, and I have read the house rules.
              </label>
            </div>
            <button
              className="mt-6 inline-block w-full max-w-field self-start rounded-xl bg-primary px-6 py-3.5 text-button leading-5 font-bold text-white hover:bg-primary-800 motion-safe:transition-colors lg:ml-1"
              type="submit"
            >
              Create my card
            </button>
            <div className="mt-5 flex items-center gap-3.5 px-1">
              <hr className="min-w-0 flex-1 border-border-300" />
              <p className="min-w-0 text-xs lg:shrink-0">or continue with</p>
              <hr className="min-w-0 flex-1 border-border-300" />
            </div>
            <div className="mt-6 flex items-center gap-3 px-1">
              <div className="flex items-center gap-2.5 rounded-xl border border-border px-6 py-2.5 md:px-box">
                <div className="size-4 shrink-0 rounded-full bg-warning whitespace-nowrap" />
                <p className="text-sm whitespace-nowrap text-heading">Beacon</p>
              </div>
              <div className="flex flex-wrap items-center gap-2.5 rounded-xl border border-border px-6 py-2.5 md:px-16 lg:flex-nowrap">
                <div className="size-4 shrink-0 rounded-sm bg-info whitespace-nowrap" />
                <p className="text-sm whitespace-nowrap text-heading">Harbour ID</p>
              </div>
            </div>
            <p className="mt-7 text-center text-label leading-4">
              Already have a card?{' '}
              <a className="font-bold text-primary hover:underline" href="#">
                Sign in
              </a>
            </p>
          </form>
        </main>
      </div>
    </>
  );
}
