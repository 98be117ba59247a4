import { createContext, type ReactNode, type RefObject, useContext } from 'react';

type Flush = () => void;
/** By the id of the control that holds the text. */
type Waiting = Map<string, Flush>;

const FlushContext = createContext<RefObject<Waiting> | null>(null);

/** Gathers what the fields below it have yet to hand to the form. */
export function FlushScope({
  waiting,
  children,
}: {
  readonly waiting: RefObject<Waiting>;
  readonly children: ReactNode;
}) {
  return <FlushContext value={waiting}>{children}</FlushContext>;
}

/** Has everything handed over, save what a control held that is gone. */
export function flushAll(waiting: Waiting): void {
  const held = [...waiting];
  waiting.clear();
  for (const [id, flush] of held) if (document.getElementById(id)) flush();
}

/**
 * What a field has yet to hand to the form. The form has it handed over whenever it needs every answer: before it is submitted,
 * before the page goes away. A field that holds nothing costs the form nothing, not even an effect.
 */
export function useFlush(id: string) {
  const scope = useContext(FlushContext);
  return {
    /** Takes the place of what was held before. */
    hold: (flush: Flush) => {
      scope?.current.set(id, flush);
    },
    /** Hands over what is held, if anything is. */
    release: () => {
      const flush = scope?.current.get(id);
      scope?.current.delete(id);
      flush?.();
    },
  };
}
