export type TableRowProps = {
  crate: string;
  grower: string;
  fruit: string;
  driver: string;
  weight: string;
  statusClassName: string;
  status: string;
};

export function TableRow({ crate, grower, fruit, driver, weight, statusClassName, status }: TableRowProps) {
  return (
    <tr className="border-t border-gray-100">
      <td className="px-5 py-3 text-body whitespace-nowrap">{crate}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{grower}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{fruit}</td>
      <td className="px-5 py-3 text-body whitespace-nowrap">{driver}</td>
      <td className="px-5 py-3 text-right text-body whitespace-nowrap">{weight}</td>
      <td className="px-5 py-3 leading-4 whitespace-nowrap">
        <span className={`inline-block rounded-full px-2.5 py-0.5 text-center text-xs ${statusClassName}`}>
          {status}
        </span>
      </td>
    </tr>
  );
}
