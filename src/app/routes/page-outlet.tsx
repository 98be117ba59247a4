import { useState } from 'react';
import type { SiteRoute } from '../sites/route';
import { pageModule } from './page-module';

/** Renders a page. The component is chosen once: another one would remount the page and lose typed input. */
export function PageOutlet({ load }: { load: SiteRoute['load'] }) {
  const [Page] = useState(() => pageModule(load).component());
  return <Page />;
}
