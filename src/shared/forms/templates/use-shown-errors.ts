import { useEffect, useRef } from 'react';
import { formatControlId } from '../schema/field-key';
import type { FieldErrors } from '../schema/form-definition';

function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/**
 * Focuses the first invalid field after a refused submission; edits do not move the focus.
 *
 * @returns a function to call on each submission
 */
export function useShownErrors(formId: string, errors: FieldErrors): () => void {
  const isAttempted = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (!hasErrors || !isAttempted.current) return;
    isAttempted.current = false;
    const [firstKey] = Object.keys(errors);
    if (firstKey) focusControl(formatControlId(formId, firstKey));
  }, [formId, errors, hasErrors]);

  return () => {
    isAttempted.current = true;
  };
}
