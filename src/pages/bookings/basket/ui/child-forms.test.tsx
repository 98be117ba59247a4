import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAttendeeForm, buildAttendeeFormState } from '../../../../../tests/fixtures/attendees.ts';
import { buildCampItem } from '../../../../../tests/fixtures/cart.ts';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const leo = { id: 'p-leo', name: 'Leo Taylor' };
const campItem = buildCampItem({ attendee: leo, needs_form: true });
const FORM_PATH = '/api/activities/attendees/p-leo/form';
const doctorField = buildDataField({ name: 'gp', label: 'Doctor', html_attributes: {} });
const formAnswer = {
  data: buildAttendeeForm({ sections: [buildDataFieldSection({ section_fields: [doctorField] })] }),
};
const findFormLink = () => screen.findByRole('link', { name: 'Fill in Leo Taylor’s form' });

// Proves K4.4.
test('an expired form blocks the payment until it is completed on the basket page', async () => {
  const firstItems = [campItem];
  const { user, listSentBodies, readToasts } = await openBasket({
    'GET /api/cart': () =>
      buildCartAnswer({ items: [firstItems.shift() ?? { ...campItem, needs_form: false }] }),
    [`GET ${FORM_PATH}`]: formAnswer,
    [`PUT ${FORM_PATH}`]: { data: buildAttendeeFormState() },
  });
  expect(await screen.findByText('fill in the forms about your children')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  await user.click(await findFormLink());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Leo Taylor’s form' }));
  await user.type(await screen.findByLabelText(/^Doctor/), 'Dr Hill');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save the form' }));
  expect(await screen.findByRole('link', { name: /^Pay / })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your basket' }));
  expect(screen.queryByRole('link', { name: 'Fill in Leo Taylor’s form' })).toBeNull();
  expect(listSentBodies(`PUT ${FORM_PATH}`)).toMatchObject([{ answers: { gp: 'Dr Hill' }, confirmed: true }]);
  expect(readToasts()).toEqual(['Leo Taylor’s form is complete.']);
});

test('a form has an address of its own, and Back leads to the basket', async () => {
  const answers = {
    'GET /api/cart': buildCartAnswer({ items: [campItem] }),
    [`GET ${FORM_PATH}`]: formAnswer,
  };
  const { user } = await openBasket(answers, `/basket?form=${campItem.id}`);
  await user.click(await screen.findByRole('button', { name: 'Back to your basket' }));
  expect(await findFormLink()).toBeTruthy();
});

test('the address of a form that is not needed shows the basket', async () => {
  const completeItem = { ...campItem, needs_form: false };
  await openBasket(
    { 'GET /api/cart': buildCartAnswer({ items: [completeItem] }) },
    `/basket?form=${campItem.id}`,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Your basket' })).toBeTruthy();
});

test('a child with two items has one form', async () => {
  const secondItem = { ...campItem, id: 'other', name: 'Swimming', type: 'course' };
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [campItem, secondItem] }) });
  await waitFor(() => expect(screen.getAllByText(/missing or has expired/)).toHaveLength(1));
  expect(within(document.body).getAllByRole('link', { name: 'Fill in Leo Taylor’s form' })).toHaveLength(1);
});
