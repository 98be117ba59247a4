import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLazyModule } from '@/shared/lib';

const suggestionsModule = createLazyModule(() => import('./suggesting-input'));

type SuggestionsCode = typeof import('./suggesting-input');

/**
 * The field with suggestions, whose code loads when the field is used: until then, and if it fails to load, the field is plain.
 * The replacement keeps the focus and the caret.
 *
 * @param id the field's id
 */
export function useSuggestions(isUsed: boolean, id: string): SuggestionsCode | null {
  const [suggestionsCode, setSuggestionsCode] = useState<SuggestionsCode | null>(null);
  const caret = useRef<readonly [number, number] | null>(null);
  useEffect(() => {
    if (!isUsed) return;
    let isUnmounted = false;
    suggestionsModule.load().then(
      (loadedCode) => {
        const field = document.activeElement;
        caret.current =
          field instanceof HTMLInputElement && field.id === id
            ? [field.selectionStart ?? 0, field.selectionEnd ?? 0]
            : null;
        // Rendered synchronously, so that no key press is lost between the two fields.
        if (!isUnmounted) flushSync(() => setSuggestionsCode(loadedCode));
      },
      // The search works without suggestions.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isUsed, id]);
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!suggestionsCode || !caret.current || !(field instanceof HTMLInputElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...caret.current);
  }, [suggestionsCode, id]);
  return suggestionsCode;
}
