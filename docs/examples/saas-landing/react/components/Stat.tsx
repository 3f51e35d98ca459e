export type StatProps = {
  className: string;
  value: string;
  caption: string;
};

export function Stat({ className, value, caption }: StatProps) {
  return (
    <article
      className={`flex w-full max-w-56 flex-col gap-1.5 rounded-xl border border-slate-200 px-4 pt-5 pb-4 ${className}`}
    >
      <p className="text-body-lg leading-7 font-bold text-slate-900">{value}</p>
      <p className="text-body-sm leading-4 text-slate-500">{caption}</p>
    </article>
  );
}
