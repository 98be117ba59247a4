import { useUnit } from 'effector-react';
import X from 'lucide-react/icons/x';
import { CampDayList } from '@/entities/camp';
import { formatMoment } from '@/entities/session';
import type { WaitingEntry } from '@/shared/api';
import { $config } from '@/shared/config';
import { $subSite } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { formatWaitingPath } from '../lib/waiting-path';
import { $busyId, $waitingFailure, leaveClicked } from '../model/waiting';
import { text } from '../texts';

/** An entry's position, what happens next, and a button to leave the list. An offer has its own page. */
export function WaitingPosition({ entry }: { entry: WaitingEntry }) {
  const { attendees, days, status, offerUntil } = entry;
  const names = attendees.map(({ name }) => name).join(', ');
  return (
    <Stack gap="2" align="start">
      <Text role="status" tone="strong" size="lg">
        {formatHeadline(entry)}
      </Text>
      {names !== '' && <Text>{text('waiting.for', { names })}</Text>}
      {days && <CampDayList days={days} />}
      {status === 'offered' && offerUntil ? (
        <OfferLink id={entry.id} />
      ) : (
        <>
          <Text size="sm">{formatNextStep(entry)}</Text>
          <LeaveWaitingList entry={entry} label={text('waiting.leave')} />
        </>
      )}
    </Stack>
  );
}

/** The link to an offer's page, which is on the bookings site. */
function OfferLink({ id }: { id: string }) {
  const { subSite, config } = useUnit({ subSite: $subSite, config: $config });
  const offerLink =
    subSite === 'bookings'
      ? { to: formatWaitingPath(id) }
      : { href: `${config.subSites.bookings}${formatWaitingPath(id)}` };
  return (
    <ButtonLink variant="primary" {...offerLink}>
      {text('waiting.toOffer')}
    </ButtonLink>
  );
}

interface LeaveWaitingListProps {
  readonly entry: Pick<WaitingEntry, 'id'>;
  readonly label: string;
  /** What the customer would leave, if the label does not say so. */
  readonly of?: string;
}

/** Leaves the waiting list; a failure is shown below. */
export function LeaveWaitingList({ entry, label, of }: LeaveWaitingListProps) {
  const { busyId, failure, leave } = useUnit({
    busyId: $busyId,
    failure: $waitingFailure,
    leave: leaveClicked,
  });
  return (
    <>
      <Button
        variant="text"
        aria-label={of && `${label} ${of}`}
        isBusy={busyId === entry.id}
        onClick={() => leave(entry)}
      >
        <Icon of={X} />
        <span>{label}</span>
      </Button>
      {failure?.id === entry.id && (
        <Alert status="danger" title={text('waiting.notLeft')}>
          {failure.message}
        </Alert>
      )}
    </>
  );
}

function formatHeadline({ status, offerUntil, rank, length }: WaitingEntry): string {
  if (status === 'offered' && offerUntil) return text('waiting.offer', { time: formatMoment(offerUntil) });
  return rank === null ? text('waiting.write') : text('waiting.rank', { rank, length });
}

function formatNextStep({ status, bookedUnaskedUntil }: WaitingEntry): string {
  if (status === 'told') return text('waiting.told');
  if (bookedUnaskedUntil === null) return text('waiting.write');
  return text('waiting.auto', { time: formatMoment(bookedUnaskedUntil) });
}
