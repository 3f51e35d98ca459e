import type { Currency } from '#contract/orders/order.ts';
import { Select } from '#web/ui/select.tsx';

interface CurrencyChoiceProps {
  currency: Currency;
  currencies: readonly Currency[];
  onChange: (currency: Currency) => void;
}

/** Only where something was paid in more than one: amounts of different currencies are never added up. */
export function CurrencyChoice({ currency, currencies, onChange }: CurrencyChoiceProps) {
  const all = [...new Set([currency, ...currencies])].sort();
  if (all.length < 2) return null;
  return (
    <Select
      aria-label="Currency"
      value={currency}
      onChange={(event) => onChange(event.target.value as Currency)}
      className="w-auto"
    >
      {all.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </Select>
  );
}
