import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createWatch, fork, type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { Config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { system } from '@/shared/theme';
import { loadKiosk } from '../kiosk/parts';
import { AppView } from '../layouts/app-view';
import { loadLoginModal } from '../login-modal/parts';
import { releaseGuard } from '../routes/load-page';
import { preloadPage } from '../routes/pages';
import { RouterBridge } from '../routes/router-bridge';
import { subSiteOf } from '../routes/sub-site';
import { apiFor } from '../start-up/api';
import { $startUp, appStarted, configureApiFx, startFailed } from '../start-up/model';

const { pathname, search, hash, hostname } = globalThis.location;

// The one scope of the visit. It needs itself for the API's configuration, hence the handler that looks it up later.
const scope: Scope = fork({ handlers: [[configureApiFx, (config: Config) => apiFor(scope)(config)]] });

/** Resolves when start-up has come to an end, good or bad. */
const started = new Promise<void>((resolve) => {
  const settle = (state: string) => {
    if (state !== 'loading') resolve();
  };
  createWatch({ unit: $startUp, scope, fn: settle });
});

// Vite's word for code that could not be loaded, wherever in the product it was asked for.
globalThis.addEventListener('vite:preloadError', () => {
  releaseGuard.failed();
});

const subSite = subSiteOf(hostname);
// Until then the shell of index.html stays: no spinner takes the place of another.
const page = preloadPage(pathname);
scopeBind(appStarted, { scope })({ pathname, search, hash, state: null });
// A kiosk without its guard would show one person to the next: it shows nothing at all before the guard stands.
const kiosk = scope.getState($mode).isKiosk
  ? loadKiosk().then(({ kioskStarted }) => scopeBind(kioskStarted, { scope })())
  : null;
// On the bookings site the log-in is a modal; where that cannot be had it is a page.
const modal = subSite === 'bookings' ? loadLoginModal().catch(() => {}) : null;
await Promise.all([started, page, modal, kiosk?.catch(scopeBind(startFailed, { scope }))]);

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
          <AppView subSite={subSite} openedAt={pathname} />
        </BrowserRouter>
      </ChakraProvider>
    </Provider>,
  );
});
