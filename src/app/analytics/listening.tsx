import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $config } from '@/shared/config';
import { ConsentBar } from './consent-bar';
import { analyticsMounted } from './track-visit';

/** Analytics of the visit: listens to what happens, and asks the customer, unless the operator's own tool does. */
export function Listening() {
  const { opened, config } = useUnit({ opened: analyticsMounted, config: $config });
  useEffect(() => {
    opened();
  }, [opened]);
  return config.analytics.hasBanner ? <ConsentBar /> : null;
}
