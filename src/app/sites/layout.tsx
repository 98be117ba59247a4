import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $subSite } from '@/shared/mode';
import { sites } from './sites';

/** The layout of the visit's site. */
export function Layout({ children }: { children: ReactNode }) {
  const { Layout: OfSite } = sites[useUnit($subSite)];
  return <OfSite>{children}</OfSite>;
}
