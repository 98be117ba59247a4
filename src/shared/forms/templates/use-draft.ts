import { useState } from 'react';
import { useFlush } from './flush';

type Draft = {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly commit: () => void;
};

/**
 * Keeps typed text in the control and commits it on blur or when the form needs it, so that a key press renders one
 * input.
 *
 * @param id control id
 * @param value the form value as text
 * @param onCommit receives the typed text
 * @param onEdited called on every change
 * @param onTyped receives the text of every change
 */
export function useDraft(
  id: string,
  value: string,
  onCommit: (typed: string) => void,
  onEdited: () => void,
  onTyped?: (typed: string) => void,
): Draft {
  const [draft, setDraft] = useState({ typed: value, shown: value });
  const { defer, flush } = useFlush(id);

  // The form value has changed elsewhere: a restored draft, a reset, formatting.
  if (value !== draft.shown) setDraft({ typed: value, shown: value });

  return {
    typed: draft.typed,
    commit: flush,
    type: (typed) => {
      defer(() => onCommit(typed));
      setDraft({ typed, shown: draft.shown });
      onTyped?.(typed);
      onEdited();
    },
  };
}
