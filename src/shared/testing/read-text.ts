/** What an element says; a space at which no line breaks is a space. */
export function readText(element: Node | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
