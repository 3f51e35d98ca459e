export function HeroSection() {
  return (
    <section className="mx-auto w-full max-w-page px-4 pt-section">
      <p className="text-center text-sm font-bold tracking-text text-orange-700">PLANS</p>
      <h1 className="mt-2 text-center text-3xl leading-10 font-bold tracking-tight lg:text-title lg:leading-14">
        Pay for voices, not for seats
      </h1>
      <p className="mt-3 text-center text-lg text-slate-600">
        Murmur turns meetings into minutes. Start with one room and grow when it gets loud.
      </p>
      <div
        className="mx-auto mt-7 flex w-full max-w-tabs items-center gap-5 rounded-full bg-slate-100 p-1"
        role="tablist"
        aria-label="Sections"
      >
        <button
          className="inline-block rounded-full bg-white px-5 py-2 text-sm font-bold whitespace-nowrap text-slate-900 hover:bg-slate-100 motion-safe:transition-colors"
          type="button"
          role="tab"
          aria-selected="true"
        >
          Monthly
        </button>
        <button
          className="text-sm font-bold whitespace-nowrap text-slate-500 hover:underline"
          type="button"
          role="tab"
          aria-selected="false"
        >
          Yearly, two months free
        </button>
      </div>
    </section>
  );
}
