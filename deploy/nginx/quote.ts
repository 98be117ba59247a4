/** Quotes a string for an nginx configuration. Keeps the backslashes of patterns: nginx removes them only before quotes. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
