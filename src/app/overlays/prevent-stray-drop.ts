/** A file that is dropped beside a place for files would open in place of the page, with all that is typed in it: nothing happens instead. */
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
