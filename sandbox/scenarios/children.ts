import { and, eq } from 'drizzle-orm';
import { saveChildForm } from '../domain/attendees/index.ts';
import { addAttendee } from '../domain/bookings/index.ts';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { inviteAdult } from '../domain/people/index.ts';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { attendeeForms } from '../store/schema/consents.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { readTextParam, type Scenario } from './scenario.ts';

/**
 * Adds a child of this age to a scenario's parent.
 * @returns the child's id
 */
export async function addChild(
  store: Store,
  parent: Caller,
  firstName: string,
  years: number,
): Promise<string> {
  const today = toLondonDate(store.clock.now());
  const dateOfBirth = addDays(today, -Math.round((years + 0.5) * 365.25));
  const details = { firstName, lastName: 'Scenario', dateOfBirth, relationship: 'child' as const };
  return (await addAttendee(store, parent, details)).id;
}

/** Scenarios for the people of a customer. */
export const childScenarios: Record<string, Scenario> = {
  'an-invitation-to-an-adult': {
    description:
      'A customer with an invitation from another one, Rosa, who wants to book for them; returns the invitation and Rosa’s token.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store);
      const rosa = await createFreshCustomer(store, { firstName: 'Rosa' });
      const { id } = await inviteAdult(store, await authenticateCustomer(store, rosa), customer.email);
      return { ...customer, invitationId: id, inviterToken: rosa.token };
    },
  },
  'a-child-form-out-of-date': {
    description:
      'A customer with a child, Mia (9), whose form was filled in last season, with `conditions` (Asthma).',
    run: async ({ store }, params) => {
      const customer = await createFreshCustomer(store);
      const parent = await authenticateCustomer(store, customer);
      const attendeeId = await addChild(store, parent, 'Mia', 9);
      const answers = buildChildFormAnswers(readTextParam(params, 'conditions', 'Asthma'));
      await saveChildForm(store, parent, attendeeId, { answers, isConfirmed: true });
      await expireChildForm(store, attendeeId);
      return { ...customer, attendeeId };
    },
  },
  'a-child-form-to-copy': {
    description: 'A customer with two children: the form of Leo (6) is filled in, Mia’s (9) is not.',
    run: async ({ store }) => {
      const customer = await createFreshCustomer(store);
      const parent = await authenticateCustomer(store, customer);
      const leoId = await addChild(store, parent, 'Leo', 6);
      await saveChildForm(store, parent, leoId, { answers: buildChildFormAnswers(null), isConfirmed: true });
      return { ...customer, leoId, attendeeId: await addChild(store, parent, 'Mia', 9) };
    },
  },
};

/** Dates the form about a child back to last season. */
export async function expireChildForm(store: Store, attendeeId: string): Promise<void> {
  const yesterday = addDays(toLondonDate(store.clock.now()), -1);
  await store.write((tx) =>
    tx
      .update(attendeeForms)
      .set({ validUntil: yesterday, season: 'last season' })
      .where(and(eq(attendeeForms.operatorId, store.operatorId), eq(attendeeForms.attendeeId, attendeeId))),
  );
}
