import { useState } from 'react';
import { useFlush } from './flush';

type Draft = {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly commit: () => void;
};

/** `shown` is the form's value as text, `sent` what the last key press has made of it. */
type TypedDraft = { readonly typed: string; readonly shown: string; readonly sent: string | null };

/**
 * Keeps typed text in the control and commits it on blur or when the form needs it, so that a key press renders one
 * input.
 *
 * @param id control id
 * @param value the form value as text
 * @param onCommit receives the typed text
 * @param onEdited called on every change
 * @param onTyped receives the text of every change, and returns how its value is written: what is being typed stays as it is
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

  // The form value has changed elsewhere: a restored draft, a reset, formatting.
  if (value !== draft.shown) {
    setDraft({ typed: value === draft.sent ? draft.typed : value, shown: value, sent: draft.sent });
  }

  return {
    typed: draft.typed,
    commit: () => {
      // Left: it is written as it was read.
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
