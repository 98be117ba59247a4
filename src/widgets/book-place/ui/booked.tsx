import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { ButtonLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface BookedProps {
  /** The id of the booking. */
  readonly id: string;
  /** The whole name of the link. */
  readonly label: string;
}

/** The session is booked, with the way to the booking in the account; a terminal that others use has no account. */
export function Booked({ id, label }: BookedProps) {
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
