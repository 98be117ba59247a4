import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createWatch, fork, type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { findSubSite } from '@/shared/boot';
import type { Config } from '@/shared/config';
import { releaseGuard, waitForNextTask, watchLeaving } from '@/shared/lib';
import { $mode, $subSite } from '@/shared/mode';
import { createDesignSystem } from '@/shared/theme';
import { loadKiosk } from '../kiosk/kiosk-components';
import { AppView } from '../layouts/app-view';
import { loadOverlays } from '../overlays/load-overlays';
import { BrowserRouter } from '../routes/browser-router';
import { preloadPage } from '../routes/page-module';
import { RouterBridge } from '../routes/router-bridge';
import { sites } from '../sites/sites';
import { $siteRoutes, loadSiteTable } from '../sites/tables';
import { createApiConfigurator } from '../start-up/api';
import { $startUp, appStarted, configureApiFx, startFailed } from '../start-up/model';

/** Starts the visit: creates its scope, loads what the first render needs, and renders. */
export async function startVisit(): Promise<void> {
  const { pathname, search, hash, hostname } = globalThis.location;
  const subSite = findSubSite(hostname);
  const routes = await loadSiteTable(subSite);

  // The API configuration needs the scope, which does not exist yet, so the handler looks it up when it is called.
  const scope: Scope = fork({
    values: [
      [$subSite, subSite],
      [$siteRoutes, routes],
    ],
    handlers: [[configureApiFx, (config: Config) => createApiConfigurator(scope)(config)]],
  });

  await waitForNextTask();

  const startUpSettled = new Promise<void>((resolve) => {
    const resolveWhenSettled = (state: string) => {
      if (state !== 'loading') resolve();
    };
    createWatch({ unit: $startUp, scope, fn: resolveWhenSettled });
  });

  // Vite emits this event when a chunk fails to load.
  globalThis.addEventListener('vite:preloadError', () => {
    void releaseGuard.reportFailure();
  });

  watchLeaving();
  // Before the first call, so that its failure is observed too.
  loadOverlays(scope);

  // The shell stays until the page is ready, so that the customer sees one spinner rather than two.
  const reportFailure = scopeBind(startFailed, { scope });
  const pagePreload = Promise.all([preloadPage(routes, pathname), sites[subSite].preload?.()]).catch(
    reportFailure,
  );
  await waitForNextTask();
  scopeBind(appStarted, { scope })({ pathname, search, hash, state: null });
  // Without the kiosk's code one customer could see the data of another, so nothing renders before it has loaded.
  const kioskLoad = scope.getState($mode).isKiosk
    ? loadKiosk().then(({ kioskStarted }) => scopeBind(kioskStarted, { scope })())
    : null;
  await Promise.all([startUpSettled, pagePreload, kioskLoad?.catch(reportFailure)]);

  if (scope.getState($mode).isEmbedded) void import('../embed').then(({ openEmbed }) => openEmbed(scope));

  const root = document.getElementById('root');
  if (!root) throw new Error('pavilion: index.html has no element with the id "root".');
  // A transition renders in slices, so that the browser stays responsive.
  startTransition(() => {
    createRoot(root).render(
      <Provider value={scope}>
        <ChakraProvider value={createDesignSystem()}>
          <BrowserRouter>
            <RouterBridge />
            <AppView openedAt={pathname} />
          </BrowserRouter>
        </ChakraProvider>
      </Provider>,
    );
  });
}
