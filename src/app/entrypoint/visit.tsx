import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createWatch, fork, type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { subSiteOf } from '@/shared/boot';
import type { Config } from '@/shared/config';
import { nextTask, releaseGuard } from '@/shared/lib';
import { $mode, $subSite } from '@/shared/mode';
import { $builtRoutes } from '@/shared/routes';
import { system } from '@/shared/theme';
import { loadKiosk } from '../kiosk/kiosk-components';
import { AppView } from '../layouts/app-view';
import { loadOverlays } from '../overlays/load-overlays';
import { preloadPage } from '../routes/page-module';
import { RouterBridge } from '../routes/router-bridge';
import { sites } from '../sites/sites';
import { builtRoutes, siteRoutes } from '../sites/tables';
import { apiFor } from '../start-up/api';
import { $startUp, appStarted, configureApiFx, startFailed } from '../start-up/model';

/** The visit: its one scope, what it needs before the first picture, and the picture. */
export async function startVisit(): Promise<void> {
  const { pathname, search, hash, hostname } = globalThis.location;
  const subSite = subSiteOf(hostname);

  // The one scope of the visit. It needs itself for the API's configuration, hence the handler that looks it up later.
  const scope: Scope = fork({
    values: [
      [$subSite, subSite],
      [$builtRoutes, builtRoutes],
    ],
    handlers: [[configureApiFx, (config: Config) => apiFor(scope)(config)]],
  });

  await nextTask();

  /** Resolves when start-up has come to an end, good or bad. */
  const started = new Promise<void>((resolve) => {
    const settle = (state: string) => {
      if (state !== 'loading') resolve();
    };
    createWatch({ unit: $startUp, scope, fn: settle });
  });

  // Vite's word for code that could not be loaded, wherever in the product it was asked for.
  globalThis.addEventListener('vite:preloadError', () => {
    void releaseGuard.failed();
  });

  // Before the first call: it hears those that fail.
  loadOverlays(scope);

  // Until then the shell of index.html stays: no spinner takes the place of another.
  const failed = scopeBind(startFailed, { scope });
  const page = Promise.all([preloadPage(siteRoutes[subSite], pathname), sites[subSite].preload?.()]);
  await nextTask();
  scopeBind(appStarted, { scope })({ pathname, search, hash, state: null });
  // A kiosk without its guard would show one person to the next: it shows nothing at all before the guard stands.
  const kiosk = scope.getState($mode).isKiosk
    ? loadKiosk().then(({ kioskStarted }) => scopeBind(kioskStarted, { scope })())
    : null;
  await Promise.all([started, page, kiosk?.catch(failed)]);

  // What speaks with the page around the frame is no other visitor's code.
  if (scope.getState($mode).isEmbedded) void import('../embed').then(({ openEmbed }) => openEmbed(scope));

  const root = document.getElementById('root');
  if (!root) throw new Error('pavilion: index.html has no element with the id "root".');
  // As a transition the first picture is drawn in slices, between which the browser can answer the customer.
  startTransition(() => {
    createRoot(root).render(
      <Provider value={scope}>
        <ChakraProvider value={system}>
          <BrowserRouter>
            <RouterBridge />
            <AppView openedAt={pathname} />
          </BrowserRouter>
        </ChakraProvider>
      </Provider>,
    );
  });
}
