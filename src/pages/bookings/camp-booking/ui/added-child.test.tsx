import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buildAttendee,
  buildAttendeeForm,
  buildAttendeeFormState,
} from '../../../../../tests/fixtures/attendees.ts';
import { buildCampPerson } from '../../../../../tests/fixtures/camps.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import {
  buildCampAnswer,
  buildDayId,
  FULL_DAY,
  leo,
  openBooking,
  press,
  stepName,
  tickDay,
} from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

const ida = { id: 'p-ida', name: 'Ida Taylor', relation: 'child', age: 7 } as const;
const FORM_PATH = `/api/activities/attendees/${ida.id}/form`;
const gp = buildDataField({ name: 'gp', label: 'Doctor', html_attributes: {} });
const people = [buildCampPerson({ attendee: leo })];
const withIda = [...people, buildCampPerson({ attendee: ida, needs_form: true })];
const type = async (name: string, content: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name }), content);

test('a child added while booking is selected, with their own days and their form in the third step', async () => {
  const { listBodies, listAddedBodies, went } = await openBooking(
    [buildCampAnswer({ people }), buildCampAnswer({ people: withIda })],
    {
      add: { data: buildCart() },
      otherAnswers: {
        'POST /api/activities/attendees': {
          data: buildAttendee({ id: ida.id, first_name: 'Ida', last_name: 'Taylor' }),
        },
        [`GET ${FORM_PATH}`]: {
          data: buildAttendeeForm({ sections: [buildDataFieldSection({ section_fields: [gp] })] }),
        },
        [`PUT ${FORM_PATH}`]: { data: buildAttendeeFormState() },
      },
    },
  );
  expect(await screen.findByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await press('Add a child');
  await screen.findByRole('dialog');
  await type('First name', 'Ida');
  await type('Last name', 'Taylor');
  await type('Date of birth', '27/3/2019');
  await press('Save');
  expect(listBodies('POST /api/activities/attendees')).toMatchObject([{ first_name: 'Ida' }]);
  expect(await screen.findByRole('checkbox', { name: /^Ida/ })).toHaveProperty('checked', true);
  // The earlier choices are still selected.
  expect(screen.getByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await press('Continue');
  await stepName('Step 2 of 3: Which days?');
  await tickDay('Monday 7 December', /Full day/);
  await press('Continue');
  await stepName('Step 3 of 3: About your children');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Doctor/ }), 'Dr Hill');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Save and add to basket');
  await vi.waitFor(() => expect(went).toEqual(['/basket']));
  const days = [{ day_id: buildDayId('07'), option_id: FULL_DAY }];
  expect(listAddedBodies()).toMatchObject([
    {
      items: [
        { purchased_for_user_id: leo.id, days },
        { purchased_for_user_id: ida.id, days },
      ],
    },
  ]);
});
