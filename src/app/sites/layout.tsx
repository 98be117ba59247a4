import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $subSite } from '@/shared/mode';
import { sites } from './sites';

export function Layout({ children }: { children: ReactNode }) {
  const { Layout: SiteLayout } = sites[useUnit($subSite)];
  return <SiteLayout>{children}</SiteLayout>;
}
