import { describe, expect, test } from 'vitest';
import { addAttendee, listAttendees, updateAttendee } from '../../src/shared/api/index.ts';
import { buildAttendee, buildAttendeeRequest } from '../../tests/fixtures/attendees.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../states.ts';
import { bodyMatcher, listMatcher } from './body-matcher.ts';
import { failing, path, relyOn } from './rely-on.ts';

const people = { given: 'a-parent-of-two', as: 'customer', path: '/api/activities/attendees' } as const;
const one = { ...people, method: 'PUT', path: path`/api/activities/attendees/${'attendeeId'}` } as const;
const body = buildAttendeeRequest();
const child = {
  firstName: 'Mia',
  lastName: 'Taylor',
  dateOfBirth: '2017-06-14',
  relationship: 'child' as const,
};
const { attendeeId } = stateValues;
const kept = buildAnswer(bodyMatcher('Attendee', buildAttendee()));

describe('attendees', () => {
  test('the people for whom a customer books are listed', async () => {
    const outcome = await relyOn(
      {
        ...people,
        method: 'GET',
        description: 'the people of a customer',
        answers: { status: 200, body: buildAnswer(listMatcher('Attendee', buildAttendee())) },
      },
      () => listAttendees(),
    );

    expect(outcome).toMatchObject([{ firstName: 'Mia', relation: 'child' }]);
  });

  test('a child is added', async () => {
    const outcome = await relyOn(
      {
        ...people,
        method: 'POST',
        description: 'a child to be added',
        body,
        answers: { status: 201, body: kept },
      },
      () => addAttendee(child),
    );

    expect(outcome).toMatchObject({ firstName: 'Mia' });
  });

  test('a person who needs an account of their own is refused at the date of birth', async () => {
    const outcome = await relyOn(
      {
        ...people,
        method: 'POST',
        description: 'an adult to be added',
        body: { ...body, date_of_birth: '1990-01-01' },
        answers: { status: 422, body: failing('This person is too old.', 'date_of_birth') },
      },
      () => addAttendee({ ...child, dateOfBirth: '1990-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date_of_birth: [expect.any(String)] } });
  });

  test('a child’s details are replaced', async () => {
    const outcome = await relyOn(
      { ...one, description: 'a child to be changed', body, answers: { status: 200, body: kept } },
      () => updateAttendee({ id: attendeeId, ...child }),
    );

    expect(outcome).toMatchObject({ firstName: 'Mia' });
  });

  test('a child without a name is refused at the name', async () => {
    const outcome = await relyOn(
      {
        ...one,
        description: 'a child to be changed without a name',
        body: { ...body, first_name: '' },
        answers: { status: 422, body: failing('First name is required.', 'first_name') },
      },
      () => updateAttendee({ id: attendeeId, ...child, firstName: '' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { first_name: [expect.any(String)] } });
  });

  test('another customer’s child is a 404', async () => {
    const unknown = '00000000-0000-8000-a000-000000000000';
    const outcome = await relyOn(
      {
        ...one,
        path: `/api/activities/attendees/${unknown}`,
        description: 'a child of somebody else',
        body,
        answers: { status: 404, body: failing('Unable to complete request, item not found.') },
      },
      () => updateAttendee({ id: unknown, ...child }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
