import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { StartOverModal } from '@/features/start-over';
import { $mode } from '@/shared/mode';
import { leadsAway } from '../lib/leaving';
import { $wouldDiscard, leaving, linkFollowed } from '../model/leaving';

/** 'Are you sure you want to leave this screen?', before a link leads away from a selection. Source: Spec, joining §2. */
export function LeaveWarning() {
  const { wouldDiscard, mode, follow } = useUnit({
    wouldDiscard: $wouldDiscard,
    mode: $mode,
    follow: linkFollowed,
  });
  useEffect(() => {
    if (!wouldDiscard) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
      const { origin, pathname } = globalThis.location;
      if (!leadsAway(link.href, { origin, pathname, isKiosk: mode.isKiosk })) return;
      event.preventDefault();
      follow(ownAddress(link));
    };
    // Before the router handles it: a suspended link does not navigate.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [wouldDiscard, mode.isKiosk, follow]);
  return <StartOverModal model={leaving} />;
}

/** Another tab, or a download: this page stays. */
function opensElsewhere(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return !isPlain || (target !== '' && target !== '_self') || download !== '';
}

/** A path for the router, the full address for another site. */
function ownAddress({ href, origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === globalThis.location.origin ? `${pathname}${search}${hash}` : href;
}
