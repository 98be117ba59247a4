import { useEffect } from 'react';
import { text } from '../texts';

/** Puts "Error:" before the document title while there is an error. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const before = document.title;
    const marked = text('form.titleError', { title: before });
    if (before.startsWith(text('form.titleError', { title: '' }))) return;
    document.title = marked;
    return () => {
      // Another page may have changed the title in the meantime.
      if (document.title === marked) document.title = before;
    };
  }, [isWrong]);
}
