import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $config } from '@/shared/config';
import { ConsentBar } from './consent-bar';
import { analyticsMounted } from './track-visit';

/** Tracks the visit and, unless the operator has a consent tool of its own, asks for consent. */
export function VisitTracker() {
  const { reportMount, config } = useUnit({ reportMount: analyticsMounted, config: $config });
  useEffect(() => {
    reportMount();
  }, [reportMount]);
  return config.analytics.hasBanner ? <ConsentBar /> : null;
}
