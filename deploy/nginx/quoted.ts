/** A text of an nginx configuration. Backslashes stay as they are, for patterns: nginx takes them out before quotes alone. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
