/** One row of the inventory in `docs/payment-page-scripts.md`. */
export interface InventoryRow {
  /** Addresses, or paths of our own files; `*` matches anything. */
  readonly scripts: readonly string[];
  /** The provider to which the script belongs; null for our own scripts. */
  readonly provider: string | null;
}

export function readInventory(markdown: string): InventoryRow[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => {
    const [, script = '', provider = ''] = line.split('|').map((cell) => cell.trim());
    const scripts = [...script.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern);
    return { scripts, provider: provider === '' ? null : provider };
  });
}

/**
 * Finds the row that lists a script. Returns undefined if there is none.
 *
 * @param script an address without port, query and fragment, the path of one of our files, or `inline of …`
 */
export function findInventoryRow(script: string, rows: readonly InventoryRow[]): InventoryRow | undefined {
  return rows.find(({ scripts }) => scripts.some((pattern) => toExpression(pattern).test(script)));
}

function toExpression(pattern: string): RegExp {
  const escapedParts = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\/]/g, '\\$&'));
  return new RegExp(`^${escapedParts.join('.*')}$`);
}
