import { useEffect } from 'react';

/** What was only passed is not what was looked at. */
const REST_MS = 250;

/** Tells at which centre the customer has come to rest; null while they are at none. */
export function useRest(id: string | null, onRest: (id: string) => void): void {
  useEffect(() => {
    if (id === null) return;
    const rest = setTimeout(() => onRest(id), REST_MS);
    return () => clearTimeout(rest);
  }, [id, onRest]);
}
