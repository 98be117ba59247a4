import { useState } from 'react';
import { useFlush } from './flush';

type Draft = {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly commit: () => void;
};

/** `shown` is the form's value as text, `sent` the value after the last key press. */
type TypedDraft = { readonly typed: string; readonly shown: string; readonly sent: string | null };

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
  onCommit: (typed: string) => void,
  onEdited: () => void,
  onTyped?: (typed: string) => string,
): Draft {
  const [draft, setDraft] = useState<TypedDraft>({ typed: value, shown: value, sent: null });
  const { defer, flush } = useFlush(id);

  // The form's value was changed elsewhere: by a restored draft, a reset or formatting.
  if (value !== draft.shown) {
    setDraft({ typed: value === draft.sent ? draft.typed : value, shown: value, sent: draft.sent });
  }

  return {
    typed: draft.typed,
    commit: () => {
      // On blur, the text is replaced by its formatted value.
      if (draft.sent !== null) setDraft({ typed: draft.typed, shown: draft.typed, sent: null });
      flush();
    },
    type: (typed) => {
      defer(() => onCommit(typed));
      setDraft({ typed, shown: draft.shown, sent: onTyped?.(typed) ?? null });
      onEdited();
    },
  };
}
