export type TableRowProps = {
  featured?: boolean;
  checkboxClassName?: string;
  label?: string;
  checked?: boolean;
  hasOrder?: boolean;
  customer?: string;
  goods?: string;
  town?: string;
  label2?: string;
  total?: string;
};

export function TableRow({
  featured,
  checkboxClassName,
  label,
  checked,
  hasOrder,
  customer,
  goods,
  town,
  label2,
  total,
}: TableRowProps) {
  return (
    <tr className="border-b border-border-100">
      {featured && (
        <th className="w-20 px-3.5 py-2 text-left" scope="col">
          <input className="size-4 shrink-0" type="checkbox" aria-label="Order" />
        </th>
      )}
      {featured && (
        <th className="w-table-head px-3.5 py-2 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Order
        </th>
      )}
      {featured && (
        <th className="w-table-head-lg px-3.5 py-2 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Customer
        </th>
      )}
      {featured && (
        <th className="w-56 px-3.5 py-2 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Goods
        </th>
      )}
      {featured && (
        <th className="w-32 px-3.5 py-2 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Town
        </th>
      )}
      {featured && (
        <th className="w-table-head-xl px-3.5 py-2 text-left text-xs whitespace-nowrap text-muted" scope="col">
          State
        </th>
      )}
      {featured && (
        <th className="w-16 py-2 pr-2 pl-3.5 text-right text-xs whitespace-nowrap text-muted" scope="col">
          Total
        </th>
      )}
      {checkboxClassName && (
        <td className="px-3.5 py-2.5">
          <input className={checkboxClassName} type="checkbox" aria-label={label} defaultChecked={checked} />
        </td>
      )}
      {hasOrder && <td className="px-3.5 py-2.5 text-sm whitespace-nowrap">{label}</td>}
      {customer && <td className="px-3.5 py-2.5 text-sm whitespace-nowrap">{customer}</td>}
      {goods && <td className="px-3.5 py-2.5 text-sm whitespace-nowrap">{goods}</td>}
      {town && <td className="px-3.5 py-2.5 text-sm whitespace-nowrap">{town}</td>}
      {label2 && (
        <td className="px-3.5 py-2.5">
          <select
            className="w-full max-w-field rounded-lg border border-border px-3.5 py-1.5 text-field leading-4"
            aria-label={label2}
          >
            <option>{label2}</option>
          </select>
        </td>
      )}
      {total && <td className="py-2.5 pr-2 pl-3.5 text-right text-sm font-bold whitespace-nowrap">{total}</td>}
    </tr>
  );
}
