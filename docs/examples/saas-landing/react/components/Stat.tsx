export type StatProps = {
  text: string;
  text2: string;
};

export function Stat({ text, text2 }: StatProps) {
  return (
    <article className="flex flex-col gap-1.5 rounded-xl border border-slate-200 bg-white px-4 pt-5 pb-4">
      <p className="text-body font-bold text-slate-900">{text}</p>
      <p className="text-body-sm text-slate-500">{text2}</p>
    </article>
  );
}
