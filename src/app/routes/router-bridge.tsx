import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { locationChanged, navigatorReady } from '@/shared/routes';

/** Passes the location and the navigate function of the router to the models. */
export function RouterBridge() {
  const events = useUnit({ locationChanged, navigatorReady });
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();

  useLayoutEffect(() => {
    events.navigatorReady(navigate);
  }, [navigate, events.navigatorReady]);

  useEffect(() => {
    events.locationChanged({ pathname, search, hash, state });
  }, [pathname, search, hash, state, events.locationChanged]);

  return null;
}
