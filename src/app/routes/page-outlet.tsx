import { useState } from 'react';
import type { LazyPage } from './pages';

/** Draws a page. What it is drawn with is chosen once: a later choice would be another component, and lose what was typed. */
export function PageOutlet({ page }: { page: LazyPage }) {
  const [Shown] = useState(page.component);
  return <Shown />;
}
