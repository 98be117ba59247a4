/**
 * Writes an amount of money: minor units divided by 100, always two decimals.
 *
 * @param minorUnits whole pence (a fraction of a penny is rounded to the nearest).
 * @param symbol the currency symbol, `£` unless the configuration says otherwise. Spec, platform §9.
 */
export function formatMoney(minorUnits: number, symbol = '£'): string {
  const pence = Math.round(Math.abs(minorUnits));
  const pounds = Math.floor(pence / 100);
  const rest = String(pence % 100).padStart(2, '0');
  const sign = minorUnits < 0 && pence > 0 ? '-' : '';
  return `${sign}${symbol}${pounds}.${rest}`;
}
