import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { dayName, formatDayAndTimes } from '@/entities/session';
import { type AccountBooking, type ApiFailure, type CancelPreview, describeFailure } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { cancelDaysText } from '../lib/cancel-days-text';
import * as model from '../model/cancelling';
import { text } from '../texts';

interface CancelDialogProps {
  readonly booking: AccountBooking | null;
  /** Whether the address asks for the dialog. */
  readonly isAsked: boolean;
  /** The number of days of a camp that can be cancelled together; null if it is not a camp. */
  readonly wholeDays: number | null;
  readonly onLeave: () => void;
}

/** Shows the effect of cancelling now, and asks for confirmation. */
export function CancelDialog({ booking, isAsked, wholeDays, onLeave }: CancelDialogProps) {
  const { dialog, isWhole, preview, isPreviewing, failure, isCancelled, confirm } = useUnit({
    dialog: model.$dialog,
    isWhole: model.$areAllDaysCancelled,
    preview: model.$preview,
    isPreviewing: model.$isPreviewing,
    failure: model.$previewFailure,
    isCancelled: model.$isCancelled,
    confirm: model.confirmClicked,
  });
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (isAsked && isCancelled) leave.current();
  }, [isAsked, isCancelled]);
  const isRefused = failure?.kind === 'validation';
  const count = isWhole ? wholeDays : null;
  return (
    <Modal
      isOpen={dialog !== 'closed'}
      onClose={onLeave}
      title={count === null ? text('cancel.title') : cancelDaysText('title', count)}
      size="sm"
      footer={
        <>
          {!isRefused && (
            <Button isBusy={dialog === 'sending' || isPreviewing} onClick={() => confirm()}>
              {count === null ? text('cancel.confirm') : cancelDaysText('open', count)}
            </Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            {text(isRefused ? 'cancel.close' : count === null ? 'cancel.keep' : 'cancel.keepWhole')}
          </Button>
        </>
      }
    >
      {booking && <CancelledPart booking={booking} isWhole={count !== null} />}
      {booking && count === null && <PlacesToCancel booking={booking} />}
      <Content preview={isPreviewing ? null : preview} failure={failure} />
    </Modal>
  );
}

/** Names what will be cancelled: one of several days, places or people. */
function CancelledPart({ booking, isWhole }: { booking: AccountBooking; isWhole: boolean }) {
  const { title, attendee } = booking;
  const time = formatDayAndTimes(dayName(booking.localDate), booking);
  return (
    <Text tone="strong">{[title, isWhole ? null : time, attendee?.name].filter(isPresent).join(' · ')}</Text>
  );
}

/** Asks how many of several unnamed places to cancel. */
function PlacesToCancel({ booking: { cancel } }: { booking: AccountBooking }) {
  const { places, choose } = useUnit({ places: model.$places, choose: model.placesChosen });
  const allPlaces = cancel.places ?? null;
  if (allPlaces === null) return null;
  return (
    <Field label={text('cancel.howMany')}>
      {(control) => (
        <Select
          {...control}
          width="short"
          value={String(places ?? allPlaces)}
          options={Array.from({ length: allPlaces }, (_, index) => ({
            value: String(allPlaces - index),
            label: index === 0 ? text('cancel.allPlaces', { n: allPlaces }) : String(allPlaces - index),
          }))}
          onValueChange={(value) => choose(Number(value) === allPlaces ? null : Number(value))}
        />
      )}
    </Field>
  );
}

function Content({ preview, failure }: { preview: CancelPreview | null; failure: ApiFailure | null }) {
  const { isPreviewing, refusal, retry } = useUnit({
    isPreviewing: model.$isPreviewing,
    refusal: model.$refusal,
    retry: model.previewRetryClicked,
  });
  return (
    <Stack gap="4">
      {refusal !== null && (
        <RefusalAlert
          refusal={refusal}
          notDone={text('cancel.notDone')}
          unknown={text('cancel.outcomeUnknown')}
        />
      )}
      {/* The operator's message explains the refusal; a retry would be refused again. */}
      {failure?.kind === 'validation' && (
        <Alert status="warning" title={text('cancel.notPossible')}>
          {describeFailure(failure)}
        </Alert>
      )}
      {failure && failure.kind !== 'validation' && (
        <Alert status="danger" title={text('cancel.previewFailed')}>
          <Stack gap="2" align="start">
            <Text>{describeFailure(failure)}</Text>
            <Button variant="text" isBusy={isPreviewing} onClick={() => retry()}>
              {uiText('form.tryAgain')}
            </Button>
          </Stack>
        </Alert>
      )}
      {!failure && preview && <Text role="status">{preview.sentence}</Text>}
      {!failure && !preview && <Spinner label={text('cancel.loading')} isLabelShown />}
    </Stack>
  );
}
