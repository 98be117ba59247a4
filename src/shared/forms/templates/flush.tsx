import { createContext, type ReactNode, type RefObject, useContext } from 'react';

type Flush = () => void;
type Pending = Map<string, Flush>;

const FlushContext = createContext<RefObject<Pending> | null>(null);

/** Collects the pending values of its fields. */
export function FlushScope({
  pending,
  children,
}: {
  readonly pending: RefObject<Pending>;
  readonly children: ReactNode;
}) {
  return <FlushContext value={pending}>{children}</FlushContext>;
}

/** Commits all pending values, except those of controls that have been removed. */
export function flushAll(pending: Pending): void {
  const flushes = [...pending];
  pending.clear();
  for (const [id, flush] of flushes) if (document.getElementById(id)) flush();
}

/**
 * Defers the value of a field. The form flushes pending values when it needs them: before a submission, before the
 * page unloads. Fields without a pending value cost nothing.
 */
export function useFlush(id: string) {
  const scope = useContext(FlushContext);
  return {
    defer: (flush: Flush) => {
      scope?.current.set(id, flush);
    },
    flush: () => {
      const commit = scope?.current.get(id);
      scope?.current.delete(id);
      commit?.();
    },
  };
}
