import { type DragEvent, useState } from 'react';
import { text } from './texts';

/**
 * A drop zone for one file.
 *
 * @param isDisabled whether files are currently not accepted
 */
export function useFileDrop(onChosen: (file: File) => void, isDisabled = false) {
  const [note, setNote] = useState<string | null>(null);
  const onDrop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    const [file] = files;
    event.preventDefault();
    if (!file) return;
    setNote(
      files.length > 1 ? text('file.oneOfSeveral', { count: String(files.length), file: file.name }) : null,
    );
    onChosen(file);
  };
  const dropZoneProps = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop };
  return {
    /** The event handlers of the drop zone. */
    dropZoneProps: isDisabled ? {} : dropZoneProps,
    /** A message about the other files if several were dropped. */
    note,
    /** Handles a file chosen with a button. */
    choose: (file: File) => {
      setNote(null);
      onChosen(file);
    },
  };
}
