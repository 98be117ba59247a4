const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A sum as customers read it: 1250 in GBP → "£12.50". The server's own amounts come as text.
 *
 * @param minorUnits pence.
 * @param currency ISO 4217, as the operator's configuration says it.
 */
export function formatMoney(minorUnits: number, currency: string): string {
  const formatter =
    formatters.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  formatters.set(currency, formatter);
  return formatter.format(minorUnits / 100);
}

/** A sum at the till, with the till's own symbol: 1250 and "£" → "£12.50". Spec, platform §9. */
export function formatWithSymbol(minorUnits: number, symbol: string): string {
  return `${symbol}${(minorUnits / 100).toFixed(2)}`;
}
