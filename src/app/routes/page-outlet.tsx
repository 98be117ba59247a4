import { useEffect, useState } from 'react';
import type { SiteRoute } from '../sites/route';
import { createPageModule } from './page-module';

/** Renders a page. The component is chosen once: another component would remount the page and lose the typed input. */
export function PageOutlet({ load }: { load: SiteRoute['load'] }) {
  const [Page] = useState(() => createPageModule(load).component());
  return <Page />;
}

/** Renders the content above a page; nothing while its code is loading or if it fails to load. */
export function Above({ load }: { load: SiteRoute['load'] }) {
  const [Part, show] = useState(() => createPageModule(load).current());
  useEffect(() => {
    void createPageModule(load)
      .load()
      .then(
        (component) => show(() => component),
        () => {},
      );
  }, [load]);
  return Part && <Part />;
}
