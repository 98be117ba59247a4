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

let shownPageCount = 0;

/** Focuses the heading of the page, or the page itself if it has no heading yet. */
function focusPageHeading(frame: HTMLElement | null): void {
  const focusTarget = frame?.querySelector('h1') ?? frame;
  if (!focusTarget) return;
  if (!focusTarget.hasAttribute('tabindex')) focusTarget.setAttribute('tabindex', '-1');
  focusTarget.focus({ preventScroll: true });
  if (document.activeElement !== focusTarget) frame?.focus({ preventScroll: true });
  globalThis.scrollTo?.(0, 0);
}

/** Calls back when the page has loaded and rendered. */
function LoadReporter({ onShown }: { onShown: () => void }) {
  const onShownRef = useRef(onShown);
  useEffect(() => {
    onShownRef.current();
  }, []);
  return null;
}

/** Sets the document title, shows a spinner while the page loads, and focuses its heading after a navigation. */
export function PageFrame({ title, children }: PageFrameProps) {
  const [client, titleNote] = useUnit([$client, $titleNote]);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = titleNote === '' ? title : `${titleNote} – ${title}`;
    document.title = client ? text('system.title', { page, site: client.name }) : page;
  }, [title, titleNote, client]);

  const onShown = () => {
    // The first page keeps the default focus of a new document.
    if (shownPageCount > 0) focusPageHeading(frame.current);
    shownPageCount += 1;
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <Suspense fallback={<Spinner />}>
        {children}
        <LoadReporter onShown={onShown} />
      </Suspense>
    </div>
  );
}
