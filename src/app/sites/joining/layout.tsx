import { useUnit } from 'effector-react';
import { $mode } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { getKioskComponents } from '../../kiosk/kiosk-components';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';
import { Breadcrumbs } from './breadcrumbs';

/** Online joining, with breadcrumbs; on a kiosk its header replaces both. Requirement S1.5. */
export function JoiningLayout({ children }: { children: Elements }) {
  const { isKiosk } = useUnit($mode);
  const kiosk = getKioskComponents();
  const site = (
    <>
      <Header />
      <Breadcrumbs />
    </>
  );
  return (
    <SiteFrame name={text('page.joining')} header={isKiosk ? kiosk && <kiosk.KioskHeader /> : site}>
      {children}
    </SiteFrame>
  );
}
