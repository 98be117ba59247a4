import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { navigatorReady } from '@/shared/routes';
import { type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { toastTimeFx } from '@/shared/toast';
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../tests/fixtures/camps.ts';
import { buildCart, buildHeldCamp } from '../../../../tests/fixtures/cart.ts';
import { CampBookingPage } from './camp-booking-page';

let calls: FakeCall[] = [];
let went: string[] = [];

function Browser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

async function openBooking(
  answers: readonly FakeAnswer[],
  { query = '', add = { breaks: true } }: { query?: string; add?: FakeAnswer } = {},
) {
  const left = [...answers];
  const last = answers.at(-1) ?? { breaks: true };
  calls = fakeOperator({
    'GET /api/activities/camps/multi-sports-camp': () => left.shift() ?? last,
    'POST /api/cart/add': add,
    'GET /api/cart': { data: buildCart({ items: [] }) },
  });
  const scope = fork({ values: [[$token, 't-1']], handlers: [[toastTimeFx, () => 0]] });
  went = [];
  await allSettled(navigatorReady, { scope, params: (to) => went.push(to) });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[`/camps/riverside/multi-sports-camp/book${query}`]}>
          <Routes>
            <Route path="/camps/:locationSlug/:campSlug/book" element={<CampBookingPage />} />
          </Routes>
          <Browser />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

const leo = { id: 'p-leo', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
const mia = buildCampPerson();
const bothChildren = [buildCampPerson({ attendee: leo }), mia];
const camp = (given: Parameters<typeof buildCamp>[0] = {}) => ({
  data: buildCamp({ people: bothChildren, ...given }),
});
const FULL = buildCampOptions()[0]?.id ?? '';
const MORNING = buildCampOptions()[1]?.id ?? '';
const dayId = (day: string) => buildCampDay({ date: `2026-12-${day}` }).id;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tickChild = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const day = (name: string) => within(screen.getByRole('group', { name }));
const tickDay = (name: string, option: RegExp) =>
  userEvent.click(day(name).getByRole('checkbox', { name: option }));
const sent = () => calls.filter(({ call }) => call === 'POST /api/cart/add').map(({ body }) => body);
const stepName = (name: string) => screen.findByRole('heading', { level: 2, name });

async function toDays(...children: RegExp[]) {
  for (const child of children) await tickChild(child);
  await press('Continue');
  await stepName('Step 2 of 2: Which days?');
}

test('each child has the verdict of the server, and nobody chosen is said', async () => {
  const message = 'This camp is for children aged 5 to 11 on its first day.';
  const verdict = { can_book: false, code: 'too_old', message } as const;
  await openBooking([camp({ people: [mia, buildCampPerson({ attendee: leo, verdict })] })]);
  await stepName('Step 1 of 2: Who is coming?');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Leo/ })).toBeNull();
  await press('Continue');
  expect(screen.getByRole('alert').textContent).toBe('Choose who is coming.');
});

test('a parent without children is asked to add them', async () => {
  await openBooking([camp({ people: [] })]);
  expect(await screen.findByText('Add the children for whom you want to book.')).toBeTruthy();
});

test('two children come on the same days, at the price of the week and of the second child', async () => {
  const add = { data: buildCart({ items: [buildHeldCamp()] }) };
  await openBooking([camp()], { add });
  await toDays(/^Leo/, /^Mia/);
  expect(screen.getByRole('checkbox', { name: 'The same days for all of them' })).toHaveProperty(
    'checked',
    true,
  );
  await press('Choose the whole week: £126.00 instead of £140.00');
  expect(day('Monday 7 December').getByRole('checkbox', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  const price = within(screen.getByLabelText('Price'));
  expect(price.getAllByText('−£14.00')).toHaveLength(2);
  expect(price.getByText('−£12.60')).toBeTruthy();
  expect(price.getByText('£239.40')).toBeTruthy();
  await press('Add to basket');
  await vi.waitFor(() => expect(went).toEqual(['/basket']));
  const week = ['07', '08', '09', '10', '11'].map((date) => ({ day_id: dayId(date), option_id: FULL }));
  const item = { id: buildCamp().id, type: 'camp', days: week, extras: [] };
  expect(sent()).toEqual([
    {
      items: [
        { ...item, purchased_for_user_id: leo.id },
        { ...item, purchased_for_user_id: mia.attendee.id },
      ],
    },
  ]);
});

test('each child has days of their own, beginning with those that were the same', async () => {
  await openBooking([camp()], { add: { data: buildCart() } });
  await toDays(/^Leo/, /^Mia/);
  await tickDay('Monday 7 December', /Full day/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'The same days for all of them' }));
  await tickDay('Mia Taylor, Monday 7 December', /Morning/);
  await userEvent.click(
    within(
      screen.getAllByRole('group', { name: 'Extras on Monday 7 December' })[1] ?? document.body,
    ).getByRole('checkbox', { name: 'Early drop-off from 08:00, £3.00' }),
  );
  await press('Add to basket');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      items: [
        { days: [{ day_id: dayId('07'), option_id: FULL }], extras: [] },
        {
          days: [{ day_id: dayId('07'), option_id: MORNING }],
          extras: [{ day_id: dayId('07'), extra_id: 'early-drop-off' }],
        },
      ],
    },
  ]);
});

test('a day that is full says so in words and cannot be chosen, nor can the price of the week be had', async () => {
  const full = buildCampDay({
    date: '2026-12-09',
    options: buildCampOptions({ state: 'full', remaining: 0 }),
  });
  const days = buildCamp().days.map((one) => (one.date === full.date ? full : one));
  await openBooking([camp({ days })]);
  await toDays(/^Leo/);
  expect(day('Wednesday 9 December').getByText('Full')).toBeTruthy();
  expect(day('Wednesday 9 December').queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /whole week/ })).toBeNull();
});

test('what a child has already is said, and is not booked twice', async () => {
  const taken = buildCampOptions().map(({ id }) => ({ day_id: dayId('07'), option_id: id }));
  await openBooking([camp({ people: [buildCampPerson({ taken })] })]);
  await toDays(/^Mia/);
  expect(day('Monday 7 December').getByText('Booked already')).toBeTruthy();
});

test('a child without a day is named, and nothing is sent', async () => {
  await openBooking([camp()]);
  await toDays(/^Leo/);
  await press('Add to basket');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one day for Leo Taylor.');
  expect(sent()).toEqual([]);
});

test('the steps are in the history: what was chosen stays on the way back', async () => {
  await openBooking([camp()]);
  await toDays(/^Leo/);
  expect(screen.getByText('at ?step=days')).toBeTruthy();
  await tickDay('Monday 7 December', /Full day/);
  await press('Browser back');
  await stepName('Step 1 of 2: Who is coming?');
  expect(screen.getByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await press('Continue');
  expect(day('Monday 7 December').getByRole('checkbox', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('an address of a later step begins with the children', async () => {
  await openBooking([camp()], { query: '?step=forms' });
  await stepName('Step 1 of 2: Who is coming?');
});

test('a refusal says for whom, in the server’s words, and loses nothing that was chosen', async () => {
  const message = '7 December 2026 is full.';
  const errors = { 'items.0': [message] };
  const add = { status: 422, body: { message, errors, reasons: { 'items.0': 'full' } } };
  await openBooking([camp()], { add });
  await toDays(/^Leo/);
  await tickDay('Monday 7 December', /Full day/);
  await tickDay('Tuesday 8 December', /Morning/);
  await press('Add to basket');
  expect(
    await screen.findByText('Nothing was added to your basket, because of Leo Taylor’s days.'),
  ).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(day('Tuesday 8 December').getByRole('checkbox', { name: /Morning/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(went).toEqual([]);
});

test('a child whose form is missing has a third step', async () => {
  await openBooking([camp({ people: [buildCampPerson({ needs_form: true })] })]);
  await tickChild(/^Mia/);
  await press('Continue');
  await stepName('Step 2 of 3: Which days?');
  await tickDay('Monday 7 December', /Full day/);
  await press('Continue');
  await stepName('Step 3 of 3: A few things about your children');
  expect(screen.getByText('We need a few things about Mia Taylor before the first day.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull();
});

test('a camp that does not come is asked for again, and one that there is not leads to the others', async () => {
  await openBooking([{ breaks: true }, { status: 404, body: { message: 'Not found.' } }]);
  await press('Try again');
  expect(await screen.findByText('There is no such camp at this centre.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All camps of this centre' }).getAttribute('href')).toBe(
    '/camps/riverside',
  );
});
