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
  chooseDayOption,
  FULL_DAY,
  findStepHeading,
  leo,
  openBooking,
  pressButton,
} from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

const ida = { id: 'p-ida', name: 'Ida Taylor', relation: 'child', age: 7 } as const;
const FORM_PATH = `/api/activities/attendees/${ida.id}/form`;
const doctorField = buildDataField({ name: 'gp', label: 'Doctor', html_attributes: {} });
const peopleBefore = [buildCampPerson({ attendee: leo })];
const peopleWithIda = [...peopleBefore, buildCampPerson({ attendee: ida, needs_form: true })];
const typeInDialog = async (name: string, content: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name }), content);

test('a child added while booking is selected, with their own days and their form in the third step', async () => {
  const { listSentBodies, listAddedBodies, visitedPaths } = await openBooking(
    [buildCampAnswer({ people: peopleBefore }), buildCampAnswer({ people: peopleWithIda })],
    {
      addAnswer: { data: buildCart() },
      otherAnswers: {
        'POST /api/activities/attendees': {
          data: buildAttendee({ id: ida.id, first_name: 'Ida', last_name: 'Taylor' }),
        },
        [`GET ${FORM_PATH}`]: {
          data: buildAttendeeForm({ sections: [buildDataFieldSection({ section_fields: [doctorField] })] }),
        },
        [`PUT ${FORM_PATH}`]: { data: buildAttendeeFormState() },
      },
    },
  );
  expect(await screen.findByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await pressButton('Add a child');
  await screen.findByRole('dialog');
  await typeInDialog('First name', 'Ida');
  await typeInDialog('Last name', 'Taylor');
  await typeInDialog('Date of birth', '27/3/2019');
  await pressButton('Save');
  expect(listSentBodies('POST /api/activities/attendees')).toMatchObject([{ first_name: 'Ida' }]);
  expect(await screen.findByRole('checkbox', { name: /^Ida/ })).toHaveProperty('checked', true);
  // The earlier choices are still selected.
  expect(screen.getByRole('checkbox', { name: /^Leo/ })).toHaveProperty('checked', true);
  await pressButton('Continue');
  await findStepHeading('Step 2 of 3: Which days?');
  await chooseDayOption('Monday 7 December', /Full day/);
  await pressButton('Continue');
  await findStepHeading('Step 3 of 3: About your children');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Doctor/ }), 'Dr Hill');
  await userEvent.click(screen.getByRole('checkbox'));
  await pressButton('Save and add to basket');
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
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
