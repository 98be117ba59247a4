import { useState } from 'react';
import type { SiteRoute } from '../sites/route';
import { pageModule } from './page-module';

/** Draws a page. What it is drawn with is chosen once: a later choice would be another component, and lose what was typed. */
export function PageOutlet({ load }: { load: NonNullable<SiteRoute['load']> }) {
  const [Page] = useState(() => pageModule(load).component());
  return <Page />;
}
