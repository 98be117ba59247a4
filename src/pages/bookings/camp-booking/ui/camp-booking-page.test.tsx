import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../../tests/fixtures/camps.ts';
import { buildCampItem, buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildCampEntry } from '../../../../../tests/fixtures/waiting-list.ts';
import { page } from '../model/camp-booking';
import {
  buildCampAnswer,
  buildDayId,
  chooseDayOption,
  FULL_DAY,
  findStepHeading,
  getDayGroup,
  goToDaysStep,
  leo,
  MORNING,
  mia,
  openBooking,
  pressButton,
  tickChild,
} from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

// Proves B7.2.
test('each child shows the server’s verdict, and choosing nobody shows an error', async () => {
  const message = 'This camp is for children aged 5 to 11 on its first day.';
  const verdict = { can_book: false, code: 'too_old', message } as const;
  await openBooking([buildCampAnswer({ people: [mia, buildCampPerson({ attendee: leo, verdict })] })]);
  await findStepHeading('Step 1 of 3: Who is coming?');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Leo/ })).toBeNull();
  await tickChild(/^Mia/);
  await pressButton('Continue');
  expect(screen.getByRole('alert').textContent).toBe('Choose who is coming.');
});

const ida = { id: 'p-ida', name: 'Ida Taylor', relation: 'child', age: 7 } as const;
const leoPerson = buildCampPerson({ attendee: leo });
const threeChildren = [leoPerson, mia, buildCampPerson({ attendee: ida })];
const bookedDays = [{ day_id: buildDayId('07'), option_id: FULL_DAY }];

test.each([
  ['one or two are preselected', [leoPerson, mia], ['Leo', 'Mia']],
  ['none of three is preselected', threeChildren, []],
  ['one with booked days is not preselected', [leoPerson, buildCampPerson({ taken: bookedDays })], ['Leo']],
])('of the children who can come, %s', async (_, people, tickedNames) => {
  await openBooking([buildCampAnswer({ people })]);
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(people.length);
  const tickedLabels = screen
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label'));
  expect(tickedLabels.map((label) => label?.textContent.split(' ')[0])).toEqual(tickedNames);
});

test('an unticked child stays unticked when the camp is reloaded', async () => {
  const { scope } = await openBooking([buildCampAnswer()]);
  await tickChild(/^Mia/);
  await allSettled(page.refreshRequested, { scope });
  expect(screen.getByRole('checkbox', { name: /^Mia/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
});

test('a parent without children is asked to add them', async () => {
  await openBooking([buildCampAnswer({ people: [] })]);
  expect(await screen.findByText('Add the children you’re booking for.')).toBeTruthy();
});

test('two children come on the same days, at the price of the week and of the second child', async () => {
  const addAnswer = { data: buildCart({ items: [buildCampItem()] }) };
  const booking = await openBooking([buildCampAnswer()], { addAnswer });
  await goToDaysStep(/^Leo/, /^Mia/);
  expect(screen.getByRole('checkbox', { name: 'Same days for every child' })).toHaveProperty('checked', true);
  await pressButton('Book the whole week for £126.00 for each child (usually £140.00)');
  expect(getDayGroup('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  const priceCard = within(screen.getByLabelText('Price'));
  expect(priceCard.getAllByText('−£14.00')).toHaveLength(2);
  expect(priceCard.getByText('−£12.60')).toBeTruthy();
  expect(priceCard.getByText('£239.40')).toBeTruthy();
  expect(screen.getByText(/If you cancel a day or a child later/)).toBeTruthy();
  await pressButton('Add to basket');
  await vi.waitFor(() => expect(booking.visitedPaths).toEqual(['/basket']));
  const week = ['07', '08', '09', '10', '11'].map((date) => ({
    day_id: buildDayId(date),
    option_id: FULL_DAY,
  }));
  const item = { id: buildCamp().id, type: 'camp', days: week, extras: [] };
  expect(booking.listAddedBodies()).toEqual([
    {
      items: [
        { ...item, purchased_for_user_id: leo.id },
        { ...item, purchased_for_user_id: mia.attendee.id },
      ],
      attempt_id: expect.any(String),
    },
  ]);
});

// Proves B7.2.
test('each child can have days of their own, starting with the common days', async () => {
  const booking = await openBooking([buildCampAnswer()], { addAnswer: { data: buildCart() } });
  await goToDaysStep(/^Leo/, /^Mia/);
  await chooseDayOption('Monday 7 December', /Full day/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Same days for every child' }));
  await chooseDayOption('Mia Taylor, Monday 7 December', /Morning/);
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Mia Taylor: Extras on the chosen day' })).getByRole(
      'checkbox',
      { name: 'Early drop-off from 08:00, £3.00 a day' },
    ),
  );
  await pressButton('Add to basket');
  await vi.waitFor(() => expect(booking.listAddedBodies()).toHaveLength(1));
  expect(booking.listAddedBodies()).toMatchObject([
    {
      items: [
        { days: [{ day_id: buildDayId('07'), option_id: FULL_DAY }], extras: [] },
        {
          days: [{ day_id: buildDayId('07'), option_id: MORNING }],
          extras: [{ day_id: buildDayId('07'), extra_id: 'early-drop-off' }],
        },
      ],
    },
  ]);
});

test('the button for all days shows the price per child, and says so for several children', async () => {
  await openBooking([buildCampAnswer({ week_price: null })]);
  await goToDaysStep(/^Leo/, /^Mia/);
  expect(screen.getByRole('button', { name: 'Book all 5 days for £140.00 for each child' })).toBeTruthy();
  await pressButton('Back');
  await goToDaysStep(/^Leo/);
  await pressButton('Book all 5 days for £140.00');
  expect(within(screen.getByLabelText('Price')).getAllByText('£140.00')).not.toHaveLength(0);
});

test('a full day says so and cannot be chosen, and the week price is unavailable', async () => {
  const fullDay = buildCampDay({
    date: '2026-12-09',
    options: buildCampOptions({ state: 'full', remaining: 0 }),
  });
  const days = buildCamp().days.map((campDay) => (campDay.date === fullDay.date ? fullDay : campDay));
  await openBooking([buildCampAnswer({ days })]);
  await goToDaysStep(/^Leo/);
  expect(getDayGroup('Wednesday 9 December').getByText('Full')).toBeTruthy();
  expect(getDayGroup('Wednesday 9 December').queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /whole week/ })).toBeNull();
});

test('booked days of a child are shown and cannot be booked twice', async () => {
  const bookedOptions = buildCampOptions().map(({ id }) => ({ day_id: buildDayId('07'), option_id: id }));
  await openBooking([buildCampAnswer({ people: [buildCampPerson({ taken: bookedOptions })] })]);
  await goToDaysStep(/^Mia/);
  expect(getDayGroup('Monday 7 December').getByText('Already booked')).toBeTruthy();
});

test('for several children on the same days, the child who already has a day is named', async () => {
  const taken = buildCampOptions().map(({ id }) => ({ day_id: buildDayId('07'), option_id: id }));
  const booking = await openBooking([
    buildCampAnswer({
      people: [buildCampPerson({ attendee: leo, taken }), buildCampPerson({ attendee: mia.attendee })],
    }),
  ]);
  await goToDaysStep(/^Leo/, /^Mia/);
  expect(getDayGroup('Monday 7 December').getByText('Already booked for Leo Taylor')).toBeTruthy();
  expect(screen.queryByText(/If you cancel a day or a child later/)).toBeNull();
  expect(booking.listAddedBodies()).toEqual([]);
});

test('if none of the children can come, there is no next step, but a child can be added', async () => {
  const message = 'This camp is for children aged 5 to 11 on its first day.';
  const verdict = { can_book: false, code: 'too_old', message } as const;
  await openBooking([buildCampAnswer({ people: [buildCampPerson({ attendee: leo, verdict })] })]);
  expect(await screen.findByText(/None of these children can come to this camp/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('the error names a child without a day, and nothing is sent', async () => {
  const booking = await openBooking([buildCampAnswer()]);
  await goToDaysStep(/^Leo/);
  await pressButton('Add to basket');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one day for Leo Taylor.');
  expect(booking.listAddedBodies()).toEqual([]);
});

test('each step is a history entry, and the choices stay after Back', async () => {
  await openBooking([buildCampAnswer()]);
  await goToDaysStep(/^Leo/);
  expect(screen.getByText('at ?step=days')).toBeTruthy();
  await chooseDayOption('Monday 7 December', /Full day/);
  await pressButton('Browser back');
  await findStepHeading('Step 1 of 3: Who is coming?');
  expect(screen.getByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await pressButton('Continue');
  expect(getDayGroup('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('the address of a later step shows the first step without a choice', async () => {
  const { leavePage } = await openBooking([buildCampAnswer({ people: threeChildren })], {
    query: '?step=forms',
  });
  await findStepHeading('Step 1 of 3: Who is coming?');
  leavePage();
  await openBooking([buildCampAnswer()], { query: '?step=forms' });
  await findStepHeading('Step 2 of 3: Which days?');
  expect(
    screen.getByRole('heading', { level: 3, name: /^Days for Leo Taylor and Mia Taylor$/ }),
  ).toBeTruthy();
});

test('the server’s message names the refused child, and the choices stay', async () => {
  const message = '7 December 2026 is full.';
  const errors = { 'items.0': [message] };
  const addAnswer = { status: 422, body: { message, errors, reasons: { 'items.0': 'full' } } };
  const booking = await openBooking([buildCampAnswer()], { addAnswer });
  await goToDaysStep(/^Leo/);
  await chooseDayOption('Monday 7 December', /Full day/);
  await chooseDayOption('Tuesday 8 December', /Morning/);
  await pressButton('Add to basket');
  expect(
    await screen.findByText('We haven’t added anything to your basket, because of Leo Taylor’s days.'),
  ).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(getDayGroup('Tuesday 8 December').getByRole('radio', { name: /Morning/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(booking.visitedPaths).toEqual([]);
});

test('a child whose form is missing has a third step', async () => {
  await openBooking([buildCampAnswer({ people: [buildCampPerson({ needs_form: true })] })]);
  await goToDaysStep(/^Mia/);
  await chooseDayOption('Monday 7 December', /Full day/);
  await pressButton('Continue');
  await findStepHeading('Step 3 of 3: About your children');
  expect(screen.getByText('We need a few details about Mia Taylor before the first day.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull();
});

test('a camp that fails to load can be retried, and an unknown camp links to the other camps', async () => {
  await openBooking([{ breaks: true }, { status: 404, body: { message: 'Not found.' } }]);
  await pressButton('Try again');
  expect(await screen.findByText('We can’t find that camp at this centre.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All camps at this centre' }).getAttribute('href')).toBe(
    '/camps/riverside',
  );
});

test.each([
  [{ is_open: true, length: 0, mine: [] }, 'Is a day full? Join the waiting list'],
  [{ is_open: false, length: 1, mine: [buildCampEntry()] }, 'You’re on the waiting list for this camp'],
])('if a day is full, a link to the waiting list is below the days: %#', async (waitingList, sentence) => {
  await openBooking([buildCampAnswer({ waiting_list: waitingList })]);
  await goToDaysStep(/^Leo/);
  const link = screen.getByRole('link', { name: sentence });
  expect(link.getAttribute('href')).toBe('/camps/riverside-leisure-centre/multi-sports-camp');
});
