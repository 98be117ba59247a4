import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ConsentBar } from './consent-bar';
import { listeningStarted } from './news';

/** Analytics of the visit: listens to what happens, and asks the customer. */
export function Listening() {
  const opened = useUnit(listeningStarted);
  useEffect(() => {
    opened();
  }, [opened]);
  return <ConsentBar />;
}
