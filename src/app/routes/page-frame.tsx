import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { $client } from '@/entities/client';
import { Spinner } from '@/shared/ui/spinner';
import { text } from './texts';

type PageFrameProps = {
  /** The page's name in the browser's tab. */
  title: string;
  children: ReactNode;
};

let framesShown = 0;

/** Moves the reader to the page's heading; the page itself when it has none yet. */
function startReading(frame: HTMLElement | null): void {
  const start = frame?.querySelector('h1') ?? frame;
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
  globalThis.scrollTo?.(0, 0);
}

/** Runs when the page's code has come and its first picture stands. */
function Shown({ onShown }: { onShown: () => void }) {
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current();
  }, []);
  return null;
}

/** One page: its title, its spinner while the code comes, and the focus on its heading when it was navigated to. */
export function PageFrame({ title, children }: PageFrameProps) {
  const client = useUnit($client);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = client ? text('system.title', { page: title, site: client.name }) : title;
  }, [title, client]);

  const onShown = () => {
    // The first page of a visit is read from its top, as every document is.
    if (framesShown > 0) startReading(frame.current);
    framesShown += 1;
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <Suspense fallback={<Spinner />}>
        {children}
        <Shown onShown={onShown} />
      </Suspense>
    </div>
  );
}
