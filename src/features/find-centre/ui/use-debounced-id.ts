import { useEffect } from 'react';

/** What was only passed is not what was looked at. */
const DELAY_MS = 250;

/** Tells at which centre the customer has come to rest; null while they are at none. */
export function useDebouncedId(id: string | null, onSettled: (id: string) => void): void {
  useEffect(() => {
    if (id === null) return;
    const rest = setTimeout(() => onSettled(id), DELAY_MS);
    return () => clearTimeout(rest);
  }, [id, onSettled]);
}
