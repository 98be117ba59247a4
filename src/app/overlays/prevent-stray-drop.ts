/** Prevents a file that is dropped outside an upload field from replacing the page and everything typed in it. */
export function preventStrayDrop(): () => void {
  const dragEventNames = ['dragover', 'drop'] as const;
  const refuseFiles = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const name of dragEventNames) addEventListener(name, refuseFiles);
  return () => {
    for (const name of dragEventNames) removeEventListener(name, refuseFiles);
  };
}
