import { type PropsWithChildren, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

/**
 * A router over the browser's history. react-router's `BrowserRouter` does the same, but is in one module with its forms,
 * fetchers and prefetching, all of which a page then loads (4 kB gzipped).
 */
export function BrowserRouter({ children }: PropsWithChildren) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setNavigation] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen((update) => startTransition(() => setNavigation(update))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
