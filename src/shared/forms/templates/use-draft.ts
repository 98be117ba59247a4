import { useState } from 'react';
import { usePendingValue } from './flush';

type Draft = {
  readonly typedText: string;
  readonly setTypedText: (typedText: string) => void;
  readonly commit: () => void;
};

/** `formText` is the form's value as text, `committedText` the value after the last key press. */
type TypedDraft = {
  readonly typedText: string;
  readonly formText: string;
  readonly committedText: string | null;
};

/**
 * Keeps typed text in the control and commits it on blur or when the form needs it, so that a key press re-renders only one
 * input.
 *
 * @param id the control's id
 * @param value the form's value as text
 * @param onCommit receives the typed text
 * @param onEdited called on every change
 * @param onTyped receives the text on every change and returns its formatted value; the text itself stays as typed until blur
 */
export function useDraft(
  id: string,
  value: string,
  onCommit: (typedText: string) => void,
  onEdited: () => void,
  onTyped?: (typedText: string) => string,
): Draft {
  const [draft, setDraft] = useState<TypedDraft>({ typedText: value, formText: value, committedText: null });
  const { defer, flush } = usePendingValue(id);

  // The form's value was changed elsewhere: by a restored draft, a reset or formatting.
  if (value !== draft.formText) {
    setDraft({
      typedText: value === draft.committedText ? draft.typedText : value,
      formText: value,
      committedText: draft.committedText,
    });
  }

  return {
    typedText: draft.typedText,
    commit: () => {
      // On blur, the text is replaced by its formatted value.
      if (draft.committedText !== null)
        setDraft({ typedText: draft.typedText, formText: draft.typedText, committedText: null });
      flush();
    },
    setTypedText: (typedText) => {
      defer(() => onCommit(typedText));
      setDraft({ typedText, formText: draft.formText, committedText: onTyped?.(typedText) ?? null });
      onEdited();
    },
  };
}
