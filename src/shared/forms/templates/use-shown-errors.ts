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
export function useErrorFocus(formId: string, errors: FieldErrors): () => void {
  const isSubmissionAttempted = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (!hasErrors || !isSubmissionAttempted.current) return;
    isSubmissionAttempted.current = false;
    const [firstKey] = Object.keys(errors);
    if (firstKey) focusControl(formatControlId(formId, firstKey));
  }, [formId, errors, hasErrors]);

  return () => {
    isSubmissionAttempted.current = true;
  };
}
