export type StatProps = {
  value: string;
  caption: string;
};

export function Stat({ value, caption }: StatProps) {
  return (
    <article className="flex flex-col gap-1.5 rounded-xl border border-slate-200 px-4 pt-5 pb-4">
      <p className="text-figure font-bold text-slate-900">{value}</p>
      <p className="text-body-sm text-slate-500">{caption}</p>
    </article>
  );
}
