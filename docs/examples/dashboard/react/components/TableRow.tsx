export type TableRowProps = {
  crate: string;
  grower: string;
  fruit: string;
  driver: string;
  weight: string;
  badgeClassName: string;
  badge: string;
};

export function TableRow({ crate, grower, fruit, driver, weight, badgeClassName, badge }: TableRowProps) {
  return (
    <tr className="border-t border-gray-100">
      <td className="px-5 py-3 text-body leading-4 whitespace-nowrap">{crate}</td>
      <td className="px-5 py-3 text-body leading-4 whitespace-nowrap">{grower}</td>
      <td className="px-5 py-3 text-body leading-4 whitespace-nowrap">{fruit}</td>
      <td className="px-5 py-3 text-body leading-4 whitespace-nowrap">{driver}</td>
      <td className="px-5 py-3 text-right text-body leading-4 whitespace-nowrap">{weight}</td>
      <td className="px-5 py-3 leading-4">
        <span className={`inline-block rounded-full px-2.5 py-0.5 text-center text-xs ${badgeClassName}`}>{badge}</span>
      </td>
    </tr>
  );
}
