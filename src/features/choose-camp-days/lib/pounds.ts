/** Pence as they are written: 1250 → "£12.50". The server's own amounts come as text; these are sums of them. */
export function pounds(pence: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);
}
