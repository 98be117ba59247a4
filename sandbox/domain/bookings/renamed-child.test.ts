import { beforeEach, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { readChildForm, saveChildForm } from '../attendees/index.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { listBookings } from './account-bookings.ts';
import { type AttendeeInput, listAttendees, updateAttendee } from './attendees.ts';

/** The minutes after 10:00 today at which tomorrow's class at 12:00 is over. */
const AFTER_CLASS = 28 * 60;
const FOR_CHILDREN = { activityId: demoId('activity:Multisports'), age: { min: 5, max: 11 } };
const setup = createBasketStore();
const { createCaller, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function createParent() {
  const parent = await createCaller();
  const leo = await addChild(setup.store, parent, 'Leo', 6);
  const person = (await listAttendees(setup.store, parent)).find(({ id }) => id === leo);
  if (!person?.dateOfBirth || !person.relationship) throw new Error('No child.');
  const { firstName, lastName, dateOfBirth, relationship } = person;
  const details: AttendeeInput = { firstName, lastName, dateOfBirth, relationship };
  const changeChild = (changes: Partial<AttendeeInput>) =>
    updateAttendee(setup.store, parent, leo, { ...details, ...changes });
  return { parent, leo, details, change: changeChild };
}

async function addClassFor(caller: Caller, person: string, localStart: string, title: string): Promise<void> {
  const id = await createClass(setup.store, 5, { ...FOR_CHILDREN, title, localStart });
  const items = [{ id, type: 'activity', purchasedForUserId: person, options: {} }];
  await addToCart(setup.store, caller, { items });
}

async function bookClassFor(
  caller: Caller,
  person: string,
  localStart: string,
  title: string,
): Promise<void> {
  await addClassFor(caller, person, localStart, title);
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
}

const listAttendeeNames = async (caller: Caller, when: 'upcoming' | 'past') =>
  (await listBookings(setup.store, caller, { when })).items.map(
    ({ record: { detail } }) => `${detail.title} ${detail.attendee?.name}`,
  );

test('a child’s new name is in the basket and in upcoming bookings, and past bookings keep the old one', async () => {
  const { parent, leo, change } = await createParent();
  await bookClassFor(parent, leo, '12:00', 'Football');
  await bookClassFor(parent, leo, '16:00', 'Tennis');
  setMinutes(AFTER_CLASS);
  await addClassFor(parent, leo, '18:00', 'Cricket');
  await change({ firstName: 'Leonard' });
  expect(await listAttendeeNames(parent, 'upcoming')).toEqual(['Tennis Leonard Scenario']);
  expect(await listAttendeeNames(parent, 'past')).toEqual(['Football Leo Scenario']);
  const cart = JSON.stringify(await getCart(setup.store, parent));
  expect([cart.includes('Leonard Scenario'), cart.includes('Leo Scenario')]).toEqual([true, false]);
});

test.each<[string, Partial<AttendeeInput>, string]>([
  ['another first name', { firstName: 'Leonard' }, 'out_of_date'],
  ['another last name', { lastName: 'Other' }, 'out_of_date'],
  ['another birthday', { dateOfBirth: '2018-02-03' }, 'out_of_date'],
  ['another relationship', { relationship: 'ward' }, 'valid'],
  ['the same details', {}, 'valid'],
])('after a change to %s (%j) the form about the child is %s', async (_what, changes, status) => {
  const { parent, leo, change } = await createParent();
  const formAnswers = buildChildFormAnswers('Asthma');
  await saveChildForm(setup.store, parent, leo, { answers: formAnswers, isConfirmed: true });
  await change(changes);
  const form = await readChildForm(setup.store, parent, leo);
  expect(form.status).toBe(status);
  expect(JSON.stringify(form.sections)).toContain('Asthma');
});
