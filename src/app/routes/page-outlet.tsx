import { useEffect, useState } from 'react';
import type { SiteRoute } from '../sites/route';
import { getPageModule } from './page-module';

/** Renders a page. The component is chosen once: another component would remount the page and lose the typed input. */
export function PageOutlet({ load }: { load: SiteRoute['load'] }) {
  const [Page] = useState(() => getPageModule(load).getComponent());
  return <Page />;
}

/** Renders the content above a page; nothing while its code is loading or if it fails to load. */
export function AbovePage({ load }: { load: SiteRoute['load'] }) {
  const [AboveContent, setAboveContent] = useState(() => getPageModule(load).current());
  useEffect(() => {
    void getPageModule(load)
      .load()
      .then(
        (component) => setAboveContent(() => component),
        () => {},
      );
  }, [load]);
  return AboveContent && <AboveContent />;
}
