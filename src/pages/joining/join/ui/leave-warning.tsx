import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { StartOverModal } from '@/features/start-over';
import { interceptLinks } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { leadsAwayFromPurchase } from '../lib/leaving';
import { $wouldDiscard, leaveQuestion, linkFollowed } from '../model/leaving';

/** 'Are you sure you want to leave this screen?', shown before a link leads away from a selection. Requirement C2.3. */
export function LeaveWarning() {
  const { wouldDiscard, mode, reportFollowed } = useUnit({
    wouldDiscard: $wouldDiscard,
    mode: $mode,
    reportFollowed: linkFollowed,
  });
  useEffect(() => {
    if (!wouldDiscard) return;
    return interceptLinks((link) => {
      const { origin, pathname } = globalThis.location;
      const isLeadingAway = leadsAwayFromPurchase(link.href, { origin, pathname, isKiosk: mode.isKiosk });
      if (isLeadingAway) reportFollowed(toLinkAddress(link));
      return isLeadingAway;
    });
  }, [wouldDiscard, mode.isKiosk, reportFollowed]);
  return <StartOverModal model={leaveQuestion} />;
}

/** The path for the router, or the full address of another site. */
function toLinkAddress({ href, origin, pathname, search, hash }: HTMLAnchorElement): string {
  return origin === globalThis.location.origin ? `${pathname}${search}${hash}` : href;
}
