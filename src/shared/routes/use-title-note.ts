import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { titleNoted } from './title';

/** Adds what the page shows, such as a session's name, to the document title; '' or leaving the page removes it. */
export function useTitleNote(name: string): void {
  const noteTitle = useUnit(titleNoted);
  useEffect(() => {
    noteTitle(name);
    return () => {
      noteTitle('');
    };
  }, [name, noteTitle]);
}
