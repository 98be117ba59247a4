import type { Elements } from '@/shared/ui/elements';
import { accountNav } from '@/widgets/site-header';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';

/** The account site, with its navigation below the main one. Spec, platform §2. */
export function AccountLayout({ children }: { children: Elements }) {
  return (
    <SiteFrame
      name={text('page.account')}
      header={<Header AccountLinks={accountNav.current()?.AccountNav ?? null} />}
    >
      {children}
    </SiteFrame>
  );
}
