import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { bookings, paths } from '@/shared/routes';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** Says that the basket is empty, with links to what can be booked and to the order that the basket has become. */
export function EmptyBasket({ orderId }: { orderId: string | null }) {
  const { subSites, flags } = useUnit($config);
  return (
    <Stack gap="4" align="start">
      <Text size="lg">{text('basket.empty')}</Text>
      <Stack direction="row" gap="3">
        <ButtonLink to={bookings.toLocation}>{text('basket.toTimetable')}</ButtonLink>
        {flags.campsAndCoursesBookingEnabled && (
          <>
            <ButtonLink variant="secondary" to={bookings.toCamps}>
              {text('basket.toCamps')}
            </ButtonLink>
            <ButtonLink variant="secondary" to={bookings.toCourses}>
              {text('basket.toCourses')}
            </ButtonLink>
          </>
        )}
        {flags.onlineJoiningEnabled && subSites.onlineJoining !== '' && (
          <ButtonLink variant="secondary" href={subSites.onlineJoining}>
            {text('basket.toMemberships')}
          </ButtonLink>
        )}
      </Stack>
      {orderId !== null && <Link to={paths.bookingConfirmed(orderId)}>{text('basket.lastOrder')}</Link>}
    </Stack>
  );
}
