export type TableRowProps = {
  className?: boolean;
  crate: string;
  grower: string;
  fruit: string;
  driver: string;
  weight: string;
  className2: string;
  badge: string;
};

export function TableRow({ className, crate, grower, fruit, driver, weight, className2, badge }: TableRowProps) {
  return (
    <tr className={className ? 'border-b border-gray-100' : undefined}>
      <td className="px-5 py-3 text-body whitespace-nowrap">{crate}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{grower}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{fruit}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{driver}</td>
      <td className="px-5 py-3 text-right text-body whitespace-nowrap">{weight}</td>
      <td className="px-5 py-3">
        <span className={className2}>{badge}</span>
      </td>
    </tr>
  );
}
