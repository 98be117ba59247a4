import { useState } from 'react';
import { useFlush } from './flush';

type Draft = {
  /** What the control shows. */
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Hands over what was typed, if anything was since the last time. */
  readonly commit: () => void;
};

/**
 * Keeps what is being typed inside the control, and hands it to the form when the control is left, or when the form is about to
 * need it: a key press then costs one input, not two hundred.
 *
 * @param id of the control
 * @param value the form's value as text
 * @param onCommit takes the text that was typed
 * @param onEdited told of every change, so that a message about the field can go
 */
export function useDraft(
  id: string,
  value: string,
  onCommit: (typed: string) => void,
  onEdited: () => void,
): Draft {
  const [draft, setDraft] = useState({ typed: value, shown: value });
  const { hold, release } = useFlush(id);

  // The form's value has changed from elsewhere: a restored draft, a reset, the tidy form of what was typed.
  if (value !== draft.shown) setDraft({ typed: value, shown: value });

  return {
    typed: draft.typed,
    commit: release,
    type: (typed) => {
      hold(() => onCommit(typed));
      setDraft({ typed, shown: draft.shown });
      onEdited();
    },
  };
}
