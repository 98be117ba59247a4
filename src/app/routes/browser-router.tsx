import { type PropsWithChildren, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

/**
 * The router over the browser's history, as the package's own `BrowserRouter`. That one's module, with the forms, fetchers and
 * prefetching of server rendering, comes whole (4 kB gzip) as soon as anything of it is used.
 */
export function BrowserRouter({ children }: PropsWithChildren) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((shown) => startTransition(() => setShown(shown))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
