import { createContext, type ReactNode, type RefObject, useContext } from 'react';

type CommitValue = () => void;
type PendingValues = Map<string, CommitValue>;

const FlushContext = createContext<RefObject<PendingValues> | null>(null);

/** Collects the pending values of its fields. */
export function PendingValuesScope({
  pendingValues,
  children,
}: {
  readonly pendingValues: RefObject<PendingValues>;
  readonly children: ReactNode;
}) {
  return <FlushContext value={pendingValues}>{children}</FlushContext>;
}

/** Commits all pending values, except those of controls that have been removed. */
export function commitAll(pending: PendingValues): void {
  const commits = [...pending];
  pending.clear();
  for (const [id, flush] of commits) if (document.getElementById(id)) flush();
}

/**
 * Defers the value of a field. The form flushes pending values when it needs them: before a submission, before the
 * page unloads. Fields without a pending value cost nothing.
 */
export function usePendingValue(id: string) {
  const scope = useContext(FlushContext);
  return {
    defer: (flush: CommitValue) => {
      scope?.current.set(id, flush);
    },
    flush: () => {
      const commit = scope?.current.get(id);
      scope?.current.delete(id);
      commit?.();
    },
  };
}
