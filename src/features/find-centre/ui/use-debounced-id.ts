import { useEffect } from 'react';

/** How long, in ms, the customer has to stay on a row, so that rows they only pass are ignored. */
const STAY_MS = 250;

/** Reports the centre on which the customer stays; `id` is null while there is none. */
export function useDebouncedId(id: string | null, onSettled: (id: string) => void): void {
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => onSettled(id), STAY_MS);
    return () => clearTimeout(timer);
  }, [id, onSettled]);
}
