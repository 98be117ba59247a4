import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { FreezePreview } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { bookingPath } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { $isPreviewLoading, $preview } from '../model/choosing';
import { $isSending, $refusal, confirmClicked } from '../model/sending';
import { text } from '../texts';

/** A preview of what freezing does. */
export function PreviewCard() {
  const { preview, isPreviewLoading, isSending, refusal, confirm } = useUnit({
    preview: $preview,
    isPreviewLoading: $isPreviewLoading,
    isSending: $isSending,
    refusal: $refusal,
    confirm: confirmClicked,
  });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const expected = preview?.expected;
  useEffect(() => {
    if (expected !== undefined) headingRef.current?.focus();
  }, [expected]);
  if (preview === null) return null;
  return (
    <Card as="section" aria-labelledby="freeze-preview" aria-busy={isPreviewLoading}>
      <Stack gap="4">
        <Heading level={2} size="md" id="freeze-preview" ref={headingRef} tabIndex={-1}>
          {text('freeze.preview')}
        </Heading>
        <FreezeOutcome preview={preview} />
        <BookingsDuringFreeze bookings={preview.bookings} />
        {preview.notes.map((note) => (
          <Text key={note}>{note}</Text>
        ))}
        {refusal !== null && (
          <RefusalAlert
            refusal={refusal}
            notDone={text('freeze.notDone')}
            unknown={text('freeze.outcomeUnknown')}
          />
        )}
        <Button size="lg" alignSelf="start" isBusy={isSending || isPreviewLoading} onClick={() => confirm()}>
          {text('freeze.confirm')}
        </Button>
      </Stack>
    </Card>
  );
}

function FreezeOutcome({ preview }: { preview: FreezePreview }) {
  const { from, to, resumesOn, collections, fees, nextCollection } = preview;
  return (
    <>
      <SummaryList
        label={text('freeze.preview')}
        rows={[
          {
            label: text('freeze.frozen'),
            value: text('freeze.days', { from: formatLongDate(from), to: formatLongDate(to) }),
          },
          { label: text('freeze.resumes'), value: formatLongDate(resumesOn) },
          { label: text('freeze.fees'), value: collections.length > 0 && fees.formatted, isStrong: true },
          {
            label: text('freeze.next'),
            value:
              nextCollection &&
              text('freeze.nextOn', {
                amount: nextCollection.amount.formatted,
                day: formatLongDate(nextCollection.date),
              }),
          },
        ]}
      />
      {collections.length > 0 && (
        <Stack gap="2">
          <Heading level={3} size="sm">
            {text('freeze.collections')}
          </Heading>
          <SummaryList
            label={text('freeze.collections')}
            rows={collections.map(({ date, amount, fee }) => ({
              label: formatLongDate(date),
              value: text('freeze.collection', { fee: fee.formatted, amount: amount.formatted }),
            }))}
          />
        </Stack>
      )}
    </>
  );
}

function BookingsDuringFreeze({ bookings }: Pick<FreezePreview, 'bookings'>) {
  if (bookings.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        {text('freeze.bookings')}
      </Heading>
      <Text>{text('freeze.bookingsStay')}</Text>
      <SummaryList
        label={text('freeze.bookings')}
        rows={bookings.map(({ id, title, localDate, localStart, venueName }) => ({
          key: id,
          label: (
            <Link to={bookingPath(id)}>
              {text('freeze.booking', { title, day: formatLongDate(localDate), start: localStart })}
            </Link>
          ),
          value: venueName,
        }))}
      />
    </Stack>
  );
}
