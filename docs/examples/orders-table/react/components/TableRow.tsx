export type TableRowProps = {
  checkboxClassName: string;
  label: string;
  checked?: boolean;
  customer: string;
  goods: string;
  town: string;
  hint: string;
  total: string;
};

export function TableRow({ checkboxClassName, label, checked, customer, goods, town, hint, total }: TableRowProps) {
  return (
    <tr className="border-b border-border-100">
      <td className="py-2.5 pr-2 pl-3.5">
        <input className={checkboxClassName} type="checkbox" aria-label={label} defaultChecked={checked} />
      </td>
      <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{label}</td>
      <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{customer}</td>
      <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{goods}</td>
      <td className="py-2.5 pr-2 pl-3.5 text-sm whitespace-nowrap">{town}</td>
      <td className="py-2.5 pr-2 pl-3.5">
        <select
          className="w-full max-w-field rounded-lg border border-border px-3.5 py-1.5 text-field leading-4"
          aria-label={hint}
        >
          <option>{hint}</option>
        </select>
      </td>
      <td className="py-2.5 pr-2 pl-3.5 text-right text-sm font-bold whitespace-nowrap">{total}</td>
    </tr>
  );
}
