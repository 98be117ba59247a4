const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for customers: 1250 in GBP becomes "£12.50". The server's own amounts come as text.
 *
 * @param minorUnits pence
 * @param currency ISO 4217, from the operator's configuration
 */
export function formatMoney(minorUnits: number, currency: string): string {
  const formatter =
    formatters.get(currency) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  formatters.set(currency, formatter);
  return formatter.format(minorUnits / 100);
}

/** Formats an amount at the till with the till's own symbol: 1250 and "£" become "£12.50". */
export function formatWithSymbol(minorUnits: number, symbol: string): string {
  return `${symbol}${(minorUnits / 100).toFixed(2)}`;
}
