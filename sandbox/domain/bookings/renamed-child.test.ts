import { beforeEach, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { readChildForm, saveChildForm } from '../attendees/index.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { listBookings } from './account-bookings.ts';
import { type AttendeeInput, listAttendees, updateAttendee } from './attendees.ts';

/** The minutes after 10:00 today at which tomorrow's class at 12:00 is over. */
const AFTER_CLASS = 28 * 60;
const FOR_CHILDREN = { activityId: demoId('activity:Multisports'), age: { min: 5, max: 11 } };
const world = createBasketPlaces();
const { createCaller, setMinutes } = world;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finish } = createPayingByCard(() => ({ store: world.store, cards }));

async function aParent() {
  const parent = await createCaller();
  const leo = await addChild(world.store, parent, 'Leo', 6);
  const person = (await listAttendees(world.store, parent)).find(({ id }) => id === leo);
  if (!person?.dateOfBirth || !person.relationship) throw new Error('No child.');
  const { firstName, lastName, dateOfBirth, relationship } = person;
  const details: AttendeeInput = { firstName, lastName, dateOfBirth, relationship };
  const change = (changes: Partial<AttendeeInput>) =>
    updateAttendee(world.store, parent, leo, { ...details, ...changes });
  return { parent, leo, details, change };
}

async function add(caller: Caller, person: string, localStart: string, title: string): Promise<void> {
  const id = await aClass(world.store, 5, { ...FOR_CHILDREN, title, localStart });
  const items = [{ id, type: 'activity', purchasedForUserId: person, options: {} }];
  await addToCart(world.store, caller, { items });
}

async function book(caller: Caller, person: string, localStart: string, title: string): Promise<void> {
  await add(caller, person, localStart, title);
  const { transactionUuid } = await authorisePayment(world.store, cards, caller);
  await finish(caller, transactionUuid);
}

const bookedFor = async (caller: Caller, when: 'upcoming' | 'past') =>
  (await listBookings(world.store, caller, { when })).items.map(
    ({ record: { detail } }) => `${detail.title} ${detail.attendee?.name}`,
  );

test('a child’s new name is in the basket and in upcoming bookings, and past bookings keep the old one', async () => {
  const { parent, leo, change } = await aParent();
  await book(parent, leo, '12:00', 'Football');
  await book(parent, leo, '16:00', 'Tennis');
  setMinutes(AFTER_CLASS);
  await add(parent, leo, '18:00', 'Cricket');
  await change({ firstName: 'Leonard' });
  expect(await bookedFor(parent, 'upcoming')).toEqual(['Tennis Leonard Scenario']);
  expect(await bookedFor(parent, 'past')).toEqual(['Football Leo Scenario']);
  const cart = JSON.stringify(await getCart(world.store, parent));
  expect([cart.includes('Leonard Scenario'), cart.includes('Leo Scenario')]).toEqual([true, false]);
});

test.each<[string, Partial<AttendeeInput>, string]>([
  ['another first name', { firstName: 'Leonard' }, 'out_of_date'],
  ['another last name', { lastName: 'Other' }, 'out_of_date'],
  ['another birthday', { dateOfBirth: '2018-02-03' }, 'out_of_date'],
  ['another relationship', { relationship: 'ward' }, 'valid'],
  ['the same details', {}, 'valid'],
])('after a change to %s (%j) the form about the child is %s', async (_what, changes, status) => {
  const { parent, leo, change } = await aParent();
  const answers = buildChildFormAnswers('Asthma');
  await saveChildForm(world.store, parent, leo, { answers, isConfirmed: true });
  await change(changes);
  const form = await readChildForm(world.store, parent, leo);
  expect(form.status).toBe(status);
  expect(JSON.stringify(form.sections)).toContain('Asthma');
});
