export type StatProps = {
  text: string;
  text2: string;
  text3: string;
};

export function Stat({ text, text2, text3 }: StatProps) {
  return (
    <article className="flex flex-col gap-1 rounded-xl border border-gray-200 bg-white px-4 pt-5 pb-4">
      <p className="text-body text-gray-500">{text}</p>
      <p className="text-body-lg font-bold">{text2}</p>
      <p className="text-body text-gray-500">{text3}</p>
    </article>
  );
}
