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
        <th className="py-2 pr-2 pl-3.5 text-left" scope="col">
          <input className="size-4 shrink-0" type="checkbox" aria-label="Order" />
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Order
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Customer
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Goods
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
          Town
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-left text-xs whitespace-nowrap text-muted" scope="col">
          State
        </th>
      )}
      {featured && (
        <th className="py-2 pr-2 pl-3.5 text-right text-xs whitespace-nowrap text-muted" scope="col">
          Total
        </th>
      )}
      {checkboxClassName && (
        <td className="py-2.5 pr-2 pl-3.5">
          <input className={checkboxClassName} type="checkbox" aria-label={label} defaultChecked={checked} />
        </td>
      )}
      {hasOrder && <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{label}</td>}
      {customer && <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{customer}</td>}
      {goods && <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{goods}</td>}
      {town && <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{town}</td>}
      {label2 && (
        <td className="py-2.5 pr-2 pl-3.5">
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
