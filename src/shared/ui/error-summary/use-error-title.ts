import { useEffect } from 'react';
import { text } from '../texts';

/** Puts "Error:" before the document title while there is an error. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const previousTitle = document.title;
    const marked = text('form.titleError', { title: previousTitle });
    if (previousTitle.startsWith(text('form.titleError', { title: '' }))) return;
    document.title = marked;
    return () => {
      // Another page may have changed the title in the meantime.
      if (document.title === marked) document.title = previousTitle;
    };
  }, [isWrong]);
}
