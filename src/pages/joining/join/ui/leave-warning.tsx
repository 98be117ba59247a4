import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { StartOverModal } from '@/features/start-over';
import { interceptLinks } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { leadsAway } from '../lib/leaving';
import { $wouldDiscard, leaveQuestion, linkFollowed } from '../model/leaving';

/** 'Are you sure you want to leave this screen?', shown before a link leads away from a selection. Requirement C2.3. */
export function LeaveWarning() {
  const { wouldDiscard, mode, follow } = useUnit({
    wouldDiscard: $wouldDiscard,
    mode: $mode,
    follow: linkFollowed,
  });
  useEffect(() => {
    if (!wouldDiscard) return;
    return interceptLinks((link) => {
      const { origin, pathname } = globalThis.location;
      const isAway = leadsAway(link.href, { origin, pathname, isKiosk: mode.isKiosk });
      if (isAway) follow(getOwnAddress(link));
      return isAway;
    });
  }, [wouldDiscard, mode.isKiosk, follow]);
  return <StartOverModal model={leaveQuestion} />;
}

/** The path for the router, or the full address of another site. */
function getOwnAddress({ href, origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === globalThis.location.origin ? `${pathname}${search}${hash}` : href;
}
