export type TableRowProps = {
  selectAll: string;
  checked?: boolean;
  customer: string;
  goods: string;
  town: string;
  state: string;
  stateClassName: string;
  state2: string;
  total: string;
};

export function TableRow({
  selectAll,
  checked,
  customer,
  goods,
  town,
  state,
  stateClassName,
  state2,
  total,
}: TableRowProps) {
  return (
    <tr className="border-b border-border-100">
      <td className="px-4 py-2.5">
        <input
          className={`block size-4 shrink-0 ${checked ? 'accent-primary' : ''}`}
          type="checkbox"
          aria-label={selectAll}
          defaultChecked={checked}
        />
      </td>
      <td className="px-4 py-2.5 text-sm whitespace-nowrap">{selectAll}</td>
      <td className="px-4 py-2.5 text-sm whitespace-nowrap">{customer}</td>
      <td className="px-4 py-2.5 text-sm whitespace-nowrap">{goods}</td>
      <td className="px-4 py-2.5 text-sm whitespace-nowrap">{town}</td>
      <td className="px-4 py-2.5 whitespace-nowrap">
        <select
          className={`w-full max-w-field rounded-lg border border-border py-1.5 text-body-sm ${stateClassName}`}
          aria-label={state}
        >
          <option>{state2}</option>
        </select>
      </td>
      <td className="px-4 py-2.5 text-right text-sm font-bold whitespace-nowrap">{total}</td>
    </tr>
  );
}
