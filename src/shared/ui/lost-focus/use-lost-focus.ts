import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element if a change of `value` has removed the control that had the focus. */
export function useLostFocus(element: RefObject<HTMLElement | null>, value: unknown): void {
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current !== value && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    previousValue.current = value;
  }, [element, value]);
}
