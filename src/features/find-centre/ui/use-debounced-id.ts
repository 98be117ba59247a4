import { useEffect } from 'react';

/** Rows that the customer only passes do not count. */
const DELAY_MS = 250;

/** Reports the centre at which the customer stays; null while there is none. */
export function useDebouncedId(id: string | null, onSettled: (id: string) => void): void {
  useEffect(() => {
    if (id === null) return;
    const rest = setTimeout(() => onSettled(id), DELAY_MS);
    return () => clearTimeout(rest);
  }, [id, onSettled]);
}
