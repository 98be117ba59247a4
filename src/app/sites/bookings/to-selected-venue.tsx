import { useUnit } from 'effector-react';
import { Navigate } from 'react-router';
import { type BookingArea, bookings, venuePath } from '@/shared/routes';
import { $bookingVenueSlug } from './booked-venue';

/**
 * Redirects to the activities, camps or courses of the selected venue; without one to the home page, where a venue is
 * chosen. Replaces the history entry so that Back skips it.
 */
function ToSelectedVenue({ area }: { area: BookingArea }) {
  const slug = useUnit($bookingVenueSlug);
  return <Navigate to={slug === null ? bookings.home : venuePath(area, slug)} replace />;
}

export const ToLocation = () => <ToSelectedVenue area="location" />;
export const ToCamps = () => <ToSelectedVenue area="camps" />;
export const ToCourses = () => <ToSelectedVenue area="courses" />;
