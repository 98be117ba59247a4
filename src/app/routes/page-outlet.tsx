import { useEffect, useState } from 'react';
import type { SiteRoute } from '../sites/route';
import { pageModule } from './page-module';

/** Renders a page. The component is chosen once: another one would remount the page and lose typed input. */
export function PageOutlet({ load }: { load: SiteRoute['load'] }) {
  const [Page] = useState(() => pageModule(load).component());
  return <Page />;
}

/** Renders what stands above a page: nothing while its code is on its way, or when that does not come. */
export function Above({ load }: { load: SiteRoute['load'] }) {
  const [Part, show] = useState(() => pageModule(load).current());
  useEffect(() => {
    void pageModule(load)
      .load()
      .then(
        (part) => show(() => part),
        () => {},
      );
  }, [load]);
  return Part && <Part />;
}
