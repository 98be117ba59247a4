import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

type Flush = () => void;
type Registered = { readonly current: Set<Flush> };

const FlushContext = createContext<Registered | null>(null);

/** Gathers the fields below it that hold text not yet handed to the form. */
export function FlushScope({
  flushes,
  children,
}: {
  readonly flushes: Registered;
  readonly children: ReactNode;
}) {
  return <FlushContext value={flushes}>{children}</FlushContext>;
}

/** Has `flush` called whenever the form needs every answer: before it is submitted, before the page goes away. */
export function useFlush(flush: Flush): void {
  const registered = useContext(FlushContext);
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    if (!registered) return;
    const call = () => latest.current();
    const { current } = registered;
    current.add(call);
    return () => {
      current.delete(call);
    };
  }, [registered]);
}
