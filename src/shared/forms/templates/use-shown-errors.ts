import { useEffect, useRef } from 'react';
import { text } from '../../messages';
import { controlId } from '../schema/field-key';
import type { FieldErrors } from '../schema/form-definition';

function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/**
 * What happens when a form is refused: the page's title says so, and the focus goes to the first field with a message. Messages that
 * disappear while the customer puts them right move nothing.
 *
 * @returns a function to call on every attempt to submit
 */
export function useShownErrors(formId: string, errors: FieldErrors): () => void {
  const isAttempted = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (!hasErrors || !isAttempted.current) return;
    isAttempted.current = false;
    const [first] = Object.keys(errors);
    if (first) focusControl(controlId(formId, first));
  }, [formId, errors, hasErrors]);

  useEffect(() => {
    if (!hasErrors) return;
    const before = document.title;
    const marked = text('form.titleError', { title: before });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = before;
    };
  }, [hasErrors]);

  return () => {
    isAttempted.current = true;
  };
}
