/** Prevents a file that is dropped outside an upload field from replacing the page and everything typed in it. */
export function preventStrayDrop(): () => void {
  const names = ['dragover', 'drop'] as const;
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const name of names) addEventListener(name, refuse);
  return () => {
    for (const name of names) removeEventListener(name, refuse);
  };
}
