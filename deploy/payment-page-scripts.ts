/** One row of the inventory in `docs/payment-page-scripts.md`. */
export interface InventoryRow {
  /** Addresses, or paths of our own files; `*` matches anything. */
  readonly scripts: readonly string[];
  /** The provider that it serves; null for our own script, which serves all. */
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
 * The row that lists a script, or undefined.
 *
 * @param script an address without port, query and fragment, a path of ours, or `inline of …`
 */
export function rowOf(script: string, rows: readonly InventoryRow[]): InventoryRow | undefined {
  return rows.find(({ scripts }) => scripts.some((pattern) => expression(pattern).test(script)));
}

function expression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
