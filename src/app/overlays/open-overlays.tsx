import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '@/shared/theme';
import { connectionSuspected, connectionWatched, wentOffline } from './model';
import { venueChecked } from './other-tabs';
import { Overlays } from './overlays';

/** The styleSystem of every page. Its rules for the whole document stand there already once a page has taken the shell's place. */
const styleSystem = () => (document.querySelector('.shell-main') ? system : { ...system, _global: [] });

/**
 * Opens what stands beside every page: the word about the connection before it, the toasts behind it. Both are there on
 * every site and screen, in every mode, and also when a page has failed; hence their places beside the page, not in it.
 *
 * @param isConnectionSuspected a call had no answer before there was anything to tell it.
 * @param wasOffline the network was gone, so that this very code could not come until now.
 */
export function openOverlays(scope: Scope, isConnectionSuspected: boolean, wasOffline: boolean): void {
  const [before, behind] = [document.createElement('div'), document.createElement('div')];
  // They reach as far as the page does, so that the banner stays in sight, and take no room of their own.
  for (const place of [before, behind]) place.style.display = 'contents';
  document.body.prepend(before);
  document.body.append(behind);
  // In slices, between which the browser can answer the customer.
  startTransition(() => {
    createRoot(before).render(
      <Provider value={scope}>
        <ChakraProvider value={styleSystem()}>
          <Overlays behind={behind} />
        </ChakraProvider>
      </Provider>,
    );
  });
  scopeBind(venueChecked, { scope })();
  scopeBind(connectionWatched, { scope })();
  if (wasOffline) scopeBind(wentOffline, { scope })();
  if (wasOffline || isConnectionSuspected) scopeBind(connectionSuspected, { scope })();
}
