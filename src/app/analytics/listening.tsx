import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $config } from '@/shared/config';
import { ConsentBar } from './consent-bar';
import { listeningStarted } from './news';

/** Analytics of the visit: listens to what happens, and asks the customer, unless the operator's own tool does. */
export function Listening() {
  const { opened, config } = useUnit({ opened: listeningStarted, config: $config });
  useEffect(() => {
    opened();
  }, [opened]);
  return config.analytics.hasBanner ? <ConsentBar /> : null;
}
