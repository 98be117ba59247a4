import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createDesignSystem } from '@/shared/theme';
import { dayWatchStarted } from '../server-day/model';
import { connectionWatchStarted, probeNeeded, wentOffline } from './model';
import './forget-consents';
import { venueCheckRequested } from './other-tabs';
import { Overlays } from './overlays';
import './stale-errors';

/** The global styles are already in the document once a page has replaced the shell. */
const buildDesignSystem = () =>
  document.querySelector('.shell-main') ? createDesignSystem() : { ...createDesignSystem(), _global: [] };

/**
 * Mounts the overlays: the connection banner before the page, the toasts after it. They live outside the page so that
 * they work on every site, in every mode, and when a page has failed.
 *
 * @param isConnectionSuspected a call failed before the overlays were loaded.
 * @param wasOffline the network was down, which delayed the loading of the overlays.
 */
export function openOverlays(scope: Scope, isConnectionSuspected: boolean, wasOffline: boolean): void {
  const [bannerHost, toastHost] = [document.createElement('div'), document.createElement('div')];
  // `contents` gives the elements no box of their own, so that the banner can stick for the whole page.
  for (const host of [bannerHost, toastHost]) host.style.display = 'contents';
  document.body.prepend(bannerHost);
  document.body.append(toastHost);
  // A transition renders in slices, so that the browser stays responsive.
  startTransition(() => {
    createRoot(bannerHost).render(
      <Provider value={scope}>
        <ChakraProvider value={buildDesignSystem()}>
          <Overlays toastHost={toastHost} />
        </ChakraProvider>
      </Provider>,
    );
  });
  scopeBind(dayWatchStarted, { scope })();
  scopeBind(venueCheckRequested, { scope })();
  scopeBind(connectionWatchStarted, { scope })();
  if (wasOffline) scopeBind(wentOffline, { scope })();
  if (wasOffline || isConnectionSuspected) scopeBind(probeNeeded, { scope })();
}
