import { useUnit } from 'effector-react';
import { $subSite } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { sites } from './sites';

export function Layout({ children }: { children: Elements }) {
  const { Layout: SiteLayout } = sites[useUnit($subSite)];
  return <SiteLayout>{children}</SiteLayout>;
}
