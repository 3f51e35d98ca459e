export type StatProps = {
  caption: string;
  value: string;
  note: string;
};

export function Stat({ caption, value, note }: StatProps) {
  return (
    <article className="flex flex-col gap-1 rounded-xl border border-gray-200 bg-white px-5 pt-5 pb-3.5">
      <p className="text-body text-gray-500">{caption}</p>
      <p className="text-figure font-bold">{value}</p>
      <p className="text-body text-gray-500">{note}</p>
    </article>
  );
}
