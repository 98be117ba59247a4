import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyModule } from '@/shared/lib';

const code = lazyModule(() => import('./suggesting-input'));

type Suggestions = typeof import('./suggesting-input');

/**
 * The field with suggestions, whose code comes when the field is used: until then, and without it, the field is a plain one. The swap
 * keeps the focus and the caret.
 *
 * @param id of the field
 */
export function useSuggestions(isUsed: boolean, id: string): Suggestions | null {
  const [loaded, setLoaded] = useState<Suggestions | null>(null);
  const caret = useRef<readonly [number, number] | null>(null);
  useEffect(() => {
    if (!isUsed) return;
    let isGone = false;
    code.load().then(
      (parts) => {
        const field = document.activeElement;
        caret.current =
          field instanceof HTMLInputElement && field.id === id
            ? [field.selectionStart ?? 0, field.selectionEnd ?? 0]
            : null;
        // At once: a key that came between the two would be in another place.
        if (!isGone) flushSync(() => setLoaded(parts));
      },
      // The search works without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isUsed, id]);
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!loaded || !caret.current || !(field instanceof HTMLInputElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...caret.current);
  }, [loaded, id]);
  return loaded;
}
