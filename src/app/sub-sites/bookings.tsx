import { useUnit } from 'effector-react';
import { Route, Routes } from 'react-router';
import { bookings } from '@/shared/routes';
import { accountRoutes } from '../routes/account-routes';
import { notFound } from '../routes/framed';
import { $hasCamps } from './bookings-model';
import type { SubSiteParts } from './parts';
import { ToSelectedVenue } from './to-selected-venue';

/** The route table of the bookings site. Spec, platform §2. */
function BookingsRoutes() {
  const hasCamps = useUnit($hasCamps);
  return (
    <Routes>
      {accountRoutes}
      <Route path={bookings.toLocation} element={<ToSelectedVenue area="location" />} />
      {hasCamps && (
        <>
          <Route path={bookings.toCamps} element={<ToSelectedVenue area="camps" />} />
          <Route path={bookings.toCourses} element={<ToSelectedVenue area="courses" />} />
        </>
      )}
      <Route path="*" element={notFound} />
    </Routes>
  );
}

export const parts: SubSiteParts = {
  name: 'page.bookings',
  SiteRoutes: BookingsRoutes,
  login: null,
  AccountLinks: null,
};
