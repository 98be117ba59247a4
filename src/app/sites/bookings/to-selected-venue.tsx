import { useUnit } from 'effector-react';
import { Navigate } from 'react-router';
import { type BookingArea, bookings, venuePath } from '@/shared/routes';
import { $bookedVenue } from './booked-venue';

/**
 * Leads to the activities, camps or courses of the selected venue; who has selected none is led to the site's home, where
 * one is chosen. It takes the place of its own address, so that Back does not lead into it. Spec, platform §2.
 */
function ToSelectedVenue({ area }: { area: BookingArea }) {
  const slug = useUnit($bookedVenue);
  return <Navigate to={slug === null ? bookings.home : venuePath(area, slug)} replace />;
}

export const ToLocation = () => <ToSelectedVenue area="location" />;
export const ToCamps = () => <ToSelectedVenue area="camps" />;
export const ToCourses = () => <ToSelectedVenue area="courses" />;
