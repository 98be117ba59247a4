import { addDays, findConfirmedSeason, toLondonDate } from '../domain/common/index.ts';
import type { attendees } from '../store/schema/activities.ts';
import type { attendeeForms } from '../store/schema/consents.ts';
import type { Store } from '../store/store.ts';
import { buildChildFormAnswers } from './child-form.ts';
import { demoId } from './demo-ids.ts';

const PARENT = 'D1000031';
const DAYS_PER_YEAR = 365.25;

/** The children of parent@demo.example: Leo's form is valid, Mia's has expired, Sam has none. */
export function demoChildren(store: Store): {
  children: (typeof attendees.$inferInsert)[];
  forms: (typeof attendeeForms.$inferInsert)[];
} {
  const { operatorId, clock } = store;
  const today = toLondonDate(clock.now());
  const getChildId = (firstName: string) => demoId(`attendee:${PARENT}:${firstName}`);
  const buildChild = (firstName: string, years: number, position: number) => ({
    id: getChildId(firstName),
    operatorId,
    customerId: demoId(`customer:${PARENT}`),
    firstName,
    lastName: 'Demo',
    dateOfBirth: addDays(today, -Math.round((years + 0.5) * DAYS_PER_YEAR)),
    relationship: 'child' as const,
    createdAt: new Date(`${addDays(today, position - 10)}T12:00:00Z`),
  });
  const buildForm = (
    firstName: string,
    conditions: string | null,
    confirmedOn: string,
    validUntil: string,
  ) => ({
    id: demoId(`form:${PARENT}:${firstName}`),
    operatorId,
    attendeeId: getChildId(firstName),
    answers: buildChildFormAnswers(conditions),
    confirmedAt: new Date(`${confirmedOn}T12:00:00Z`),
    season: findConfirmedSeason(confirmedOn).name,
    validUntil,
  });
  const lately = addDays(today, -5);
  const longAgo = addDays(today, -430);
  return {
    children: [buildChild('Leo', 6, 0), buildChild('Mia', 9, 1), buildChild('Sam', 12, 2)],
    forms: [
      buildForm('Leo', 'Peanut allergy', lately, findConfirmedSeason(today).lastDay),
      buildForm('Mia', null, longAgo, addDays(today, -1)),
    ],
  };
}
