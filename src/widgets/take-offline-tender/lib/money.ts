const PENCE = 100;

/** "£12.50", with the symbol of the till. Spec, platform §9. */
export const formatPence = (pence: number, symbol: string): string =>
  `${symbol}${(pence / PENCE).toFixed(2)}`;
