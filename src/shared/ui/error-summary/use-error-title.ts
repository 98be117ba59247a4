import { useEffect } from 'react';
import { text } from '../texts';

/** Puts "Error:" before the document title while there is an error. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    const previousTitle = document.title;
    const markedTitle = text('form.titleError', { title: previousTitle });
    if (previousTitle.startsWith(text('form.titleError', { title: '' }))) return;
    document.title = markedTitle;
    return () => {
      // Another page may have changed the title in the meantime.
      if (document.title === markedTitle) document.title = previousTitle;
    };
  }, [hasError]);
}
