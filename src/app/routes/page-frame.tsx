import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { $client } from '@/entities/client';
import { $titleNote } from '@/shared/routes';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';
import { text } from './texts';

type PageFrameProps = {
  title: string;
  children: Elements;
};

let framesShown = 0;

/** Focuses the heading of the page, or the page itself if it has no heading yet. */
function startReading(frame: HTMLElement | null): void {
  const start = frame?.querySelector('h1') ?? frame;
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
  if (document.activeElement !== start) frame?.focus({ preventScroll: true });
  globalThis.scrollTo?.(0, 0);
}

/** Calls back when the page has loaded and rendered. */
function Shown({ onShown }: { onShown: () => void }) {
  const shownRef = useRef(onShown);
  useEffect(() => {
    shownRef.current();
  }, []);
  return null;
}

/** Sets the document title, shows a spinner while the page loads, and focuses its heading after a navigation. */
export function PageFrame({ title, children }: PageFrameProps) {
  const [client, note] = useUnit([$client, $titleNote]);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = note === '' ? title : `${note} – ${title}`;
    document.title = client ? text('system.title', { page, site: client.name }) : page;
  }, [title, note, client]);

  const onShown = () => {
    // The first page keeps the default focus of a new document.
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
