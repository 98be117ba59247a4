import { useUnit } from 'effector-react';
import { Route, Routes } from 'react-router';
import { $config } from '@/shared/config';
import { account } from '@/shared/routes';
import { AccountNav } from '@/widgets/site-header';
import { accountRoutes } from '../routes/account-routes';
import { notFound } from '../routes/framed';
import { CustomersOnly } from '../routes/guards';
import type { SubSiteParts } from './parts';

/** The route table of the account site. Its area is for customers only. Spec, platform §2. */
function AccountRoutes() {
  const { onlineGuestPassesEnabled } = useUnit($config).flags;
  const area = Object.values(account).filter(
    (route) => route !== account.guestPasses || onlineGuestPassesEnabled,
  );
  return (
    <Routes>
      {accountRoutes}
      {area.map((route) => (
        <Route key={route} path={route} element={<CustomersOnly>{notFound}</CustomersOnly>} />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}

export const parts: SubSiteParts = {
  name: 'page.account',
  SiteRoutes: AccountRoutes,
  login: null,
  AccountLinks: AccountNav,
};
