import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { $isLoginRequested } from '@/features/sign-in';
import { aUser, type FakeAnswer } from '@/shared/testing';
import {
  buildOffer,
  buildPersonVerdict,
  buildSessionRepeat,
} from '../../../../../tests/fixtures/activities.ts';
import { buildAttendee } from '../../../../../tests/fixtures/attendees.ts';
import { buildCart, buildCartItem, buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import {
  buildSessionAnswer,
  calls,
  customerOptions,
  findButton,
  listAddedBodies,
  miaVerdict,
  openSession,
  SESSION_ID,
  samVerdict,
} from '../testing/open-session';

test('a parent adds a child, who can then come', async () => {
  const juniorAges = { age: { min: 5, max: 11 } };
  openSession(
    [
      buildSessionAnswer({ people: [samVerdict], ...juniorAges }),
      buildSessionAnswer({ people: [samVerdict, miaVerdict], ...juniorAges }),
    ],
    customerOptions,
    { 'POST /api/activities/attendees': { data: buildAttendee() } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
  await userEvent.type(await screen.findByLabelText('First name'), 'Mia');
  await userEvent.type(screen.getByLabelText('Last name'), 'Taylor');
  await userEvent.type(screen.getByLabelText('Date of birth'), '14/6/2017');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('checkbox', { name: 'Mia Taylor, aged 9' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change details of Mia Taylor' })).toBeTruthy();
});

test('no child can be added to a session for adults', async () => {
  openSession([buildSessionAnswer({ people: [samVerdict], age: { min: 16, max: null } })], customerOptions);
  await findButton();
  expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
});

test('a visitor who books logs in first', async () => {
  const scope = openSession([buildSessionAnswer()]);
  await userEvent.click(await findButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
  expect(listAddedBodies()).toEqual([]);
});

test('a full session has no button, for a visitor or a customer', async () => {
  openSession([buildSessionAnswer({ state: 'full', remaining: 0 })]);
  await screen.findByText('Full');
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('the customer is preselected, and others can be added, each at their own price', async () => {
  const heldItem = buildPlaceItem({ object_id: SESSION_ID });
  openSession(
    [
      buildSessionAnswer({ people: [samVerdict, miaVerdict] }),
      buildSessionAnswer({ people: [samVerdict, miaVerdict] }),
    ],
    {
      ...customerOptions,
      addAnswer: { data: buildCart({ items: [heldItem] }) },
    },
  );
  await findButton();
  expect(screen.getByRole('checkbox', { name: 'Sam Taylor' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mia Taylor, aged 9' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price for Mia Taylor' }), 'swim-card');
  await userEvent.click(await findButton('Book 2 spaces'));
  await screen.findByText('In your basket');
  expect(listAddedBodies()).toEqual([
    {
      items: [
        {
          id: SESSION_ID,
          type: 'activity',
          purchased_for_user_id: samVerdict.attendee.id,
          pricing_option_id: buildOffer().pricing_option_id,
        },
        { id: SESSION_ID, type: 'activity', purchased_for_user_id: 'p-2', pricing_option_id: 'swim-card' },
      ],
      attempt_id: expect.any(String),
    },
  ]);
  expect(screen.getByRole('link', { name: 'In your basket Go to basket' }).getAttribute('href')).toBe(
    '/basket',
  );
});

test('choosing nobody shows an error beside the button, and nothing is sent', async () => {
  openSession([buildSessionAnswer({ people: [samVerdict, miaVerdict] })], customerOptions);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sam Taylor' }));
  await userEvent.click(await findButton());
  expect(screen.getByRole('alert').textContent).toBe('Choose who is coming.');
  expect(listAddedBodies()).toEqual([]);
});

test('without named attendees places are chosen by number, up to the remaining places', async () => {
  const offers = [
    buildOffer(),
    buildOffer({ pricing_option_id: 'junior', label: 'Junior', is_default: false }),
  ];
  openSession(
    [
      buildSessionAnswer({
        needs_names: false,
        order_limit: 6,
        remaining: 3,
        people: [buildPersonVerdict({ offers })],
      }),
    ],
    { ...customerOptions, addAnswer: { data: buildCart() } },
  );
  const [adultSpaces, juniorSpaces] = await screen.findAllByRole('combobox', { name: /^Spaces: / });
  if (!adultSpaces || !juniorSpaces) throw new Error('Two prices are expected.');
  expect(adultSpaces.textContent).toBe('0123');
  await userEvent.selectOptions(adultSpaces, '2');
  expect(juniorSpaces.textContent).toBe('01');
  await userEvent.selectOptions(juniorSpaces, '1');
  await userEvent.click(await findButton('Book 3 spaces'));
  await vi.waitFor(() => expect(listAddedBodies()).toHaveLength(1));
  expect(listAddedBodies()).toEqual([
    {
      items: [
        { id: SESSION_ID, type: 'activity', pricing_option_id: buildOffer().pricing_option_id, quantity: 2 },
        { id: SESSION_ID, type: 'activity', pricing_option_id: 'junior', quantity: 1 },
      ],
      attempt_id: expect.any(String),
    },
  ]);
});

test('a place that was taken shows a message beside the button, and the session reloads', async () => {
  const errors = { 'items.0': ['The last space has just gone.'] };
  openSession(
    [
      buildSessionAnswer({ people: [samVerdict] }),
      buildSessionAnswer({ people: [samVerdict], state: 'full', remaining: 0 }),
    ],
    {
      ...customerOptions,
      addAnswer: { status: 422, body: { message: 'Invalid.', errors, reasons: { 'items.0': 'full' } } },
    },
  );
  await userEvent.click(await findButton());
  await userEvent.click(await findButton('Add to basket'));
  expect(await screen.findAllByText('The last space has just gone.')).not.toHaveLength(0);
  await userEvent.click(await findButton('Close'));
  expect(await screen.findByText('Full')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a customer can add their outstanding balance to the basket from the page of a session', async () => {
  const penaltiesPerson = buildPersonVerdict({
    verdict: { can_book: false, code: 'penalties', message: 'Please pay what you owe before you book.' },
  });
  const penalty = {
    id: 'owed-1',
    name: 'Missed class',
    price: { amount: 300, formatted: '£3.00', decimal: '3.00' },
  };
  openSession(
    [buildSessionAnswer({ people: [penaltiesPerson] }), buildSessionAnswer({ people: [penaltiesPerson] })],
    {
      ...customerOptions,
      user: aUser({ outstandingPenalties: [penalty] }),
      addAnswer: { data: buildCart({ items: [buildCartItem({ type: 'penalty' })] }) },
    },
  );
  expect(await screen.findByText('You owe £3.00. You can’t book until it’s paid.')).toBeTruthy();
  await userEvent.click(await findButton('Pay what you owe'));
  expect(await screen.findByRole('link', { name: 'In your basket Go to basket' })).toBeTruthy();
  expect(listAddedBodies()).toEqual([
    { items: [{ id: 'owed-1', type: 'penalty' }], attempt_id: expect.any(String) },
  ]);
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a weekly session can be booked until a later week; a refused week is named, and the others are booked', async () => {
  const weeks = ['01', '08', '15'].map((day) =>
    buildSessionRepeat({ id: `s-202612${day}`, local_date: `2026-12-${day}` }),
  );
  const weeklyAnswer = buildSessionAnswer({ people: [buildPersonVerdict()], repeats: weeks });
  const refusal = {
    message: 'The given data was invalid.',
    errors: { 'items.1': ['The last space has just gone.'] },
    reasons: { 'items.1': 'full' },
  };
  const addAnswers: FakeAnswer[] = [{ status: 422, body: refusal }, { data: buildCart() }];
  openSession([weeklyAnswer, weeklyAnswer, weeklyAnswer], customerOptions, {
    'POST /api/cart/add': () => addAnswers.shift() ?? { breaks: true },
  });
  const user = userEvent.setup();
  const repeatSelect = await screen.findByRole('combobox', { name: 'How often' });
  await user.selectOptions(repeatSelect, 'Every week until Tue 15 Dec (4 times)');
  await user.click(screen.getByRole('button', { name: 'Book 4 weeks' }));
  expect(await screen.findByText('Tuesday 1 December: The last space has just gone.')).toBeTruthy();
  expect(repeatSelect).toHaveProperty('value', 's-20261215');
  await user.click(screen.getByRole('button', { name: 'Book the other 3' }));
  const listSentSessionIds = () =>
    calls
      .filter(({ call }) => call === 'POST /api/cart/add')
      .map(({ body }) => JSON.stringify(body).match(/s-\d{8}/g));
  await waitFor(() => expect(listSentSessionIds()).toHaveLength(2));
  expect(listSentSessionIds()).toEqual([
    [SESSION_ID, 's-20261201', 's-20261208', 's-20261215'],
    [SESSION_ID, 's-20261208', 's-20261215'],
  ]);
  // The button has disappeared, and the focus is on the basket link.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'In your basket Go to basket' })),
  );
});

test('a weekly booking shows its days and total first, and a full day links to its own page', async () => {
  const [firstWeek, secondWeek, thirdWeek] = ['18', '25', '01'].map((day, index) => {
    const date = `202${index < 2 ? '6-12' : '7-01'}-${day}`;
    return buildSessionRepeat({
      id: `s-${date}`,
      local_date: date,
      state: index === 0 ? 'full' : 'available',
    });
  });
  const repeats = [firstWeek, secondWeek, thirdWeek].flatMap((week) => week ?? []);
  const weeklyAnswer = buildSessionAnswer({
    local_date: '2026-12-11',
    people: [buildPersonVerdict()],
    repeats: repeats.filter(({ local_date }) => local_date !== '2026-12-25'),
  });
  openSession([weeklyAnswer], customerOptions);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How often' }), 's-2027-01-01');
  const dayList = screen.getByRole('list', { name: 'The days you’re booking' });
  expect(
    within(dayList)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Friday 11 December',
    'Friday 18 December: full, so we’ve left it out. See this day',
    'Friday 25 December: isn’t running.',
    'Friday 1 January',
  ]);
  const dayLink = within(dayList).getByRole('link', { name: 'See this day: Friday 18 December' });
  expect(dayLink.getAttribute('href')).toBe('/location/riverside/sessions/s-2026-12-18');
  expect(screen.getByText('Total: £15.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book 2 weeks' })).toBeTruthy();
});

test('a session that does not repeat can only be booked once', async () => {
  openSession([buildSessionAnswer({ people: [buildPersonVerdict()] })], customerOptions);
  expect(await screen.findByRole('button', { name: 'Book' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull();
});
