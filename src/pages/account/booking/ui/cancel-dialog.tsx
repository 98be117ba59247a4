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
import { formatCancelDays } from '../lib/cancel-days-text';
import * as model from '../model/cancelling';
import { text } from '../texts';

interface CancelDialogProps {
  readonly booking: AccountBooking | null;
  /** Whether the address asks for the dialog. */
  readonly isCancelAddress: boolean;
  /** The number of days of a camp that can be cancelled together; null if it is not a camp. */
  readonly wholeDays: number | null;
  readonly onLeave: () => void;
}

/** Shows the effect of cancelling now, and asks for confirmation. */
export function CancelDialog({ booking, isCancelAddress, wholeDays, onLeave }: CancelDialogProps) {
  const { dialogState, isWholeCamp, preview, isPreviewing, failure, isCancelled, confirm } = useUnit({
    dialogState: model.$dialogState,
    isWholeCamp: model.$isWholeCamp,
    preview: model.$preview,
    isPreviewing: model.$isPreviewing,
    failure: model.$previewFailure,
    isCancelled: model.$isCancelled,
    confirm: model.confirmClicked,
  });
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(() => {
    if (isCancelAddress && isCancelled) latestOnLeave.current();
  }, [isCancelAddress, isCancelled]);
  const isRefused = failure?.kind === 'validation';
  const campDays = isWholeCamp ? wholeDays : null;
  return (
    <Modal
      isOpen={dialogState !== 'closed'}
      onClose={onLeave}
      title={campDays === null ? text('cancel.title') : formatCancelDays('title', campDays)}
      size="sm"
      footer={
        <>
          {!isRefused && (
            <Button isBusy={dialogState === 'sending' || isPreviewing} onClick={() => confirm()}>
              {campDays === null ? text('cancel.confirm') : formatCancelDays('open', campDays)}
            </Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            {text(isRefused ? 'cancel.close' : campDays === null ? 'cancel.keep' : 'cancel.keepWhole')}
          </Button>
        </>
      }
    >
      {booking && <CancelledBookingSummary booking={booking} isWholeCamp={campDays !== null} />}
      {booking && campDays === null && <PlacesToCancel booking={booking} />}
      <PreviewContent preview={isPreviewing ? null : preview} failure={failure} />
    </Modal>
  );
}

/** Names what will be cancelled: one of several days, places or people. */
function CancelledBookingSummary({
  booking,
  isWholeCamp,
}: {
  booking: AccountBooking;
  isWholeCamp: boolean;
}) {
  const { title, attendee } = booking;
  const timeText = formatDayAndTimes(dayName(booking.localDate), booking);
  return (
    <Text tone="strong">
      {[title, isWholeCamp ? null : timeText, attendee?.name].filter(isPresent).join(' · ')}
    </Text>
  );
}

/** Asks how many of several unnamed places to cancel. */
function PlacesToCancel({ booking: { cancel } }: { booking: AccountBooking }) {
  const { places, choosePlaces } = useUnit({
    places: model.$placesToCancel,
    choosePlaces: model.placesChosen,
  });
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
          onValueChange={(value) => choosePlaces(Number(value) === allPlaces ? null : Number(value))}
        />
      )}
    </Field>
  );
}

function PreviewContent({ preview, failure }: { preview: CancelPreview | null; failure: ApiFailure | null }) {
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
