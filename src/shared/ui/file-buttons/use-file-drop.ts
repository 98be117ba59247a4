import { type DragEvent, useState } from 'react';
import { text } from './texts';

/**
 * A place for one dropped file.
 *
 * @param isOff no file is taken at the moment.
 */
export function useFileDrop(onChosen: (file: File) => void, isOff = false) {
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
  const place = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop };
  return {
    /** What the place listens to. */
    place: isOff ? {} : place,
    /** What became of the others, where several were dropped. */
    note,
    /** A file chosen by a button. */
    choose: (file: File) => {
      setNote(null);
      onChosen(file);
    },
  };
}
