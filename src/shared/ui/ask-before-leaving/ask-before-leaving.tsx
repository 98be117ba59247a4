import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Box } from '../box';
import { createLazyComponent } from '../lazy-component';
import { useUnsavedInput } from '../modal';
import { watchLeaving } from './watch-leaving';

const Question = createLazyComponent(() => import('./question').then((code) => code.LeaveQuestion));

type AskBeforeLeavingProps = {
  /** Whether something is unsaved that no field contains, such as a chosen file. */
  isUnsaved?: boolean;
  children: ReactNode;
};

/** Asks before a link, Back, a reload or closing the tab discards unsaved input in its fields. */
export function AskBeforeLeaving({ isUnsaved = false, children }: AskBeforeLeavingProps) {
  const { hasTyped, forget, ...fields } = useUnsavedInput();
  const [isTouched, setIsTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const continueLeaving = useRef<() => void>(null);
  const isLeavingAllowed = useRef(false);
  const hasUnsavedInput = useEffectEvent(() => !isLeavingAllowed.current && (isUnsaved || hasTyped()));
  const askFirst = useEffectEvent((leave: () => void) => {
    if (!hasUnsavedInput()) return false;
    continueLeaving.current = leave;
    setIsAsking(true);
    return true;
  });
  const isWatching = isTouched || isUnsaved;
  useEffect(
    () =>
      isWatching
        ? watchLeaving(
            () => hasUnsavedInput(),
            (go) => askFirst(go),
          )
        : undefined,
    [isWatching],
  );
  // The dialog closes before the page is left, because it holds the focus and, on a phone, Back.
  useEffect(() => {
    if (!isAsking && isLeavingAllowed.current) continueLeaving.current?.();
  }, [isAsking]);
  const onInput = (event: { target: EventTarget }) => {
    fields.onInput(event);
    setIsTouched(true);
  };
  return (
    <Box display="contents" onFocus={fields.onFocus} onInput={onInput}>
      <Box display="contents">{children}</Box>
      {isAsking && (
        <Suspense fallback={null}>
          <Question
            onStay={() => setIsAsking(false)}
            onLeave={() => {
              isLeavingAllowed.current = true;
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
