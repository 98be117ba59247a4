import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { ButtonLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface BookedProps {
  /** The ID of the booking. */
  readonly id: string;
  /** The full accessible name of the link. */
  readonly label: string;
}

/**
 * Shows that the session is booked, with a link to the booking in the account. Kiosks have no account pages, so no
 * link.
 */
export function BookedLink({ id, label }: BookedProps) {
  const { config, mode } = useUnit({ config: $config, mode: $mode });
  const { myAccount } = config.subSites;
  if (myAccount === '' || mode.isKiosk)
    return (
      <Text as="span" size="sm" tone="strong">
        {text('book.booked')}
      </Text>
    );
  return (
    <ButtonLink variant="text" href={`${myAccount}/bookings/${encodeURIComponent(id)}`} aria-label={label}>
      {text('book.booked')}
    </ButtonLink>
  );
}
