import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { titleNoted } from './title';

/** Names what a page shows in the document's title, such as a session; an empty name takes it out, and so does leaving. */
export function useTitleNote(name: string): void {
  const noted = useUnit(titleNoted);
  useEffect(() => {
    noted(name);
    return () => {
      noted('');
    };
  }, [name, noted]);
}
