import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $selectedVenueSlug, venueSelected } from '@/shared/mode';
import { fixClock, openTimetable, scopeInUse } from '../testing/open-timetable';

fixClock();

test.each([
  ['that was selected and no longer exists is deselected', 'riverside-leisure-centre', null],
  ['that never existed does not change the selection', 'moss-side', 'moss-side'],
])('a centre %s; it has no pages, and another can be selected', async (_, selectedSlug, expectedSlug) => {
  openTimetable([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  await act(() => allSettled(venueSelected, { scope: scopeInUse, params: selectedSlug }));
  expect(await screen.findByText('We can’t find that centre.')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages of this centre' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Find a centre' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Change centre' })).toBeNull();
  expect(scopeInUse.getState($selectedVenueSlug)).toBe(expectedSlug);
});
