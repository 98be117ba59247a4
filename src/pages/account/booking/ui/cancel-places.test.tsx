import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAccountBooking, buildCancelPreview } from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, CANCEL_PATH, openBooking } from '../testing/open-booking';

const buildSwimAnswer = (quantity: number) => ({
  data: buildAccountBooking({
    id: BOOKING_ID,
    title: 'Swim',
    attendee: null,
    quantity,
    price_label: 'Adult',
    cancel: {
      allowed: true,
      free_until: null,
      message: null,
      whole_days: null,
      places: quantity > 1 ? quantity : null,
    },
  }),
});
const allPlacesPreview = { data: buildCancelPreview({ expected: 'all', sentence: 'You get £18.30 back.' }) };
const onePlacePreview = { data: buildCancelPreview({ expected: 'one', sentence: 'You get £6.10 back.' }) };

async function cancelOneOfThreePlaces(answers: Parameters<typeof openBooking>[0]) {
  const openedPage = openBooking({ bookingAnswer: buildSwimAnswer(3), ...answers });
  expect(await screen.findByText('Adult (3 spaces)')).toBeTruthy();
  await openedPage.user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  expect(await dialog.findByText('You get £18.30 back.')).toBeTruthy();
  const placesSelect = dialog.getByRole('combobox', { name: 'How many spaces do you want to cancel?' });
  expect(
    within(placesSelect)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All 3', '2', '1']);
  await openedPage.user.selectOptions(placesSelect, '1');
  expect(await dialog.findByText('You get £6.10 back.')).toBeTruthy();
  await openedPage.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  return openedPage;
}

test('one of several places is cancelled as previewed, and the others stay booked', async () => {
  const { previewQueries, calls } = await cancelOneOfThreePlaces({
    previewAnswers: [allPlacesPreview, onePlacePreview],
    cancelAnswers: [buildSwimAnswer(2)],
  });
  expect(await screen.findByText('Adult (2 spaces)')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(previewQueries).toEqual(['', 'places=1']);
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({
    expected: 'one',
    places: 1,
  });
});

test('after a lost response, a smaller number of places shows that the cancellation succeeded', async () => {
  await cancelOneOfThreePlaces({
    previewAnswers: [allPlacesPreview, onePlacePreview],
    cancelAnswers: [{ breaks: true }],
    reloadAnswer: buildSwimAnswer(2),
  });
  expect(await screen.findByText('Adult (2 spaces)')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a single place is cancelled without asking how many', async () => {
  const { user } = openBooking({ bookingAnswer: buildSwimAnswer(1), previewAnswers: [allPlacesPreview] });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('You get £18.30 back.')).toBeTruthy();
  expect(dialog.queryByRole('combobox')).toBeNull();
});
