import { useUnit } from 'effector-react';
import { Navigate } from 'react-router';
import { type BookingArea, bookings, venuePath } from '@/shared/routes';
import { $bookedVenue } from './bookings-model';

/**
 * Leads to the activities, camps or courses of the selected venue; who has selected none is led to the site's home, where
 * one is chosen. It takes the place of its own address, so that Back does not lead into it. Spec, platform §2.
 */
export function ToSelectedVenue({ area }: { area: BookingArea }) {
  const slug = useUnit($bookedVenue);
  return <Navigate to={slug === null ? bookings.home : venuePath(area, slug)} replace />;
}
