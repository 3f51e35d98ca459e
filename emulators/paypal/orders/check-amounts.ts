import type { OrderRequest } from '../api/schemas.ts';
import { decimalsOf, isCurrency, toMinor } from '../money.ts';
import { type IssueDetail, PayPalError } from '../paypal-error.ts';
import type { Money } from '../wire-types.ts';

type Unit = OrderRequest['purchase_units'][number];

const body = (issue: string, field: string, value?: string): IssueDetail => ({
  issue,
  field,
  ...(value !== undefined && { value }),
  location: 'body',
});

/** Currency and decimals of one amount. */
export function checkMoney({ currency_code, value }: Money, field: string): IssueDetail[] {
  if (!isCurrency(currency_code)) return [body('CURRENCY_NOT_SUPPORTED', `${field}/currency_code`, currency_code)];
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals > decimalsOf(currency_code))
    return [
      body(decimalsOf(currency_code) === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION', `${field}/value`, value),
    ];
  return [];
}

function checkUnit({ amount, items }: Unit, field: string): IssueDetail[] {
  const { breakdown = {} } = amount;
  const parts = Object.entries(breakdown) as [string, Money][];
  const found = [
    ...checkMoney(amount, `${field}/amount`),
    ...parts.flatMap(([name, money]) => checkMoney(money, `${field}/amount/breakdown/${name}`)),
    ...(items ?? []).flatMap((item, at) => checkMoney(item.unit_amount, `${field}/items/${at}/unit_amount`)),
  ];
  if (found.length > 0) return found;
  if (toMinor(amount) <= 0) found.push(body('CANNOT_BE_ZERO_OR_NEGATIVE', `${field}/amount/value`, amount.value));
  for (const [name, money] of parts)
    if (toMinor(money) < 0)
      found.push(body('CANNOT_BE_NEGATIVE', `${field}/amount/breakdown/${name}/value`, money.value));
  const others = [...parts.map(([, money]) => money), ...(items ?? []).map((item) => item.unit_amount)];
  if (others.some((money) => money.currency_code !== amount.currency_code))
    return [...found, body('MULTI_CURRENCY_ORDER', `${field}/amount/currency_code`, amount.currency_code)];
  if (parts.length > 0 && sum(breakdown) !== toMinor(amount))
    found.push(body('AMOUNT_MISMATCH', `${field}/amount/value`, amount.value));
  return [...found, ...checkItems({ amount, items }, field)];
}

const sum = (breakdown: NonNullable<Unit['amount']['breakdown']>): number =>
  (Object.entries(breakdown) as [string, Money][]).reduce(
    (total, [name, money]) => total + (name === 'discount' || name === 'shipping_discount' ? -1 : 1) * toMinor(money),
    0,
  );

function checkItems({ amount, items }: Pick<Unit, 'amount' | 'items'>, field: string): IssueDetail[] {
  if (!items?.length) return [];
  const total = amount.breakdown?.item_total;
  if (!total) return [body('ITEM_TOTAL_REQUIRED', `${field}/amount/breakdown/item_total`)];
  const counted = items.reduce((minor, item) => minor + toMinor(item.unit_amount) * Number(item.quantity), 0);
  return counted === toMinor(total)
    ? []
    : [body('ITEM_TOTAL_MISMATCH', `${field}/amount/breakdown/item_total/value`, total.value)];
}

/** @throws PayPalError 422 with every issue of every purchase unit */
export function checkAmounts(units: Unit[]): void {
  const details = units.flatMap((unit, at) => checkUnit(unit, `/purchase_units/${at}`));
  const names = units.map((unit) => unit.reference_id ?? 'default');
  names.forEach((name, at) => {
    if (names.indexOf(name) !== at)
      details.push(body('DUPLICATE_REFERENCE_ID', `/purchase_units/${at}/reference_id`, name));
  });
  if (new Set(units.map((unit) => unit.amount.currency_code)).size > 1)
    details.push(body('MULTI_CURRENCY_ORDER', '/purchase_units'));
  if (details.length > 0) throw new PayPalError(422, details);
}
