import { useUnit } from 'effector-react';
import { Route, Routes } from 'react-router';
import { bookings, patterns } from '@/shared/routes';
import { logInPage, notFound } from '../routes/framed';
import { $hasCamps } from './bookings-model';
import type { SubSiteParts } from './parts';
import { ToSelectedVenue } from './to-selected-venue';

/** The route table of the bookings site. Spec, platform §2. */
function BookingsRoutes() {
  const hasCamps = useUnit($hasCamps);
  return (
    <Routes>
      <Route path={patterns.login} element={logInPage} />
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
  AccountLinks: null,
};
