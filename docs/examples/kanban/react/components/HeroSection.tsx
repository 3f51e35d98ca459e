export function HeroSection() {
  return (
    <section className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-4 px-6 pt-6">
      <h1 className="text-title font-bold whitespace-nowrap text-heading">Spring play</h1>
      <div className="flex items-center gap-4">
        <div className="flex">
          <div className="size-7 shrink-0 rounded-full bg-danger" />
          <div className="-ml-1 size-7 shrink-0 rounded-full bg-primary-300" />
          <div className="-ml-1 size-7 shrink-0 rounded-full bg-success" />
        </div>
        <button
          className="inline-block rounded-lg bg-primary px-4 py-2 text-sm font-bold whitespace-nowrap text-white hover:bg-primary-hover motion-safe:transition-colors"
          type="button"
        >
          New task
        </button>
      </div>
    </section>
  );
}
