import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../../sandbox/seed/child-form.ts';
import {
  addAttendee,
  listAttendees,
  loadChildForm,
  removeAttendee,
  saveChildForm,
  updateAttendee,
} from '../../src/shared/api/index.ts';
import {
  buildAttendee,
  buildAttendeeForm,
  buildAttendeeFormState,
  buildAttendeeRequest,
} from '../../tests/fixtures/attendees.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, path, verifyInteraction } from './verify-interaction.ts';

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
const unknown = '00000000-0000-8000-a000-000000000000';
const kept = buildAnswer(matchBody('Attendee', buildAttendee()));

describe('attendees', () => {
  test('the attendees of a customer are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...people,
        method: 'GET',
        description: 'the people of a customer',
        answers: { status: 200, body: buildAnswer(matchList('Attendee', buildAttendee())) },
      },
      () => listAttendees(),
    );

    expect(outcome).toMatchObject([{ firstName: 'Mia', relation: 'child' }]);
  });

  test('a child is added', async () => {
    const outcome = await verifyInteraction(
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

  test('a person who needs their own account is refused at the date of birth', async () => {
    const outcome = await verifyInteraction(
      {
        ...people,
        method: 'POST',
        description: 'an adult to be added',
        body: { ...body, date_of_birth: '1990-01-01' },
        answers: { status: 422, body: buildFailureBody('This person is too old.', 'date_of_birth') },
      },
      () => addAttendee({ ...child, dateOfBirth: '1990-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date_of_birth: [expect.any(String)] } });
  });

  test('a child’s details are replaced', async () => {
    const outcome = await verifyInteraction(
      { ...one, description: 'a child to be changed', body, answers: { status: 200, body: kept } },
      () => updateAttendee({ id: attendeeId, ...child }),
    );

    expect(outcome).toMatchObject({ firstName: 'Mia' });
  });

  test('a child without a name is refused at the name', async () => {
    const outcome = await verifyInteraction(
      {
        ...one,
        description: 'a child to be changed without a name',
        body: { ...body, first_name: '' },
        answers: { status: 422, body: buildFailureBody('First name is required.', 'first_name') },
      },
      () => updateAttendee({ id: attendeeId, ...child, firstName: '' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { first_name: [expect.any(String)] } });
  });

  test('another customer’s child is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...one,
        path: `/api/activities/attendees/${unknown}`,
        description: 'a child of somebody else',
        body,
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => updateAttendee({ id: unknown, ...child }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('removing a child', () => {
  const removal = { ...one, method: 'DELETE' } as const;

  test('a child without upcoming bookings is removed', async () => {
    const outcome = await verifyInteraction(
      {
        ...removal,
        description: 'a child to be removed',
        answers: { status: 200, body: { data: null } },
      },
      () => removeAttendee({ id: attendeeId }),
    );

    expect(outcome).toBeUndefined();
  });

  test('removing a child with a place in the basket is refused with one message', async () => {
    const outcome = await verifyInteraction(
      {
        ...removal,
        given: 'a-basket-with-a-camp',
        description: 'a child with a place to be removed',
        answers: { status: 422, body: buildFailureBody('Mia has a space in your basket. Remove it first.') },
      },
      () => removeAttendee({ id: attendeeId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String), errors: {} });
  });

  test('somebody else’s child is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...removal,
        path: `/api/activities/attendees/${unknown}`,
        description: 'a child of somebody else to be removed',
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => removeAttendee({ id: unknown }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

const form = { ...one, path: path`/api/activities/attendees/${'attendeeId'}/form`, query: { for: 'camp' } };
const about = { attendeeId, forId: 'camp' };
const { like, string } = MatchersV3;
const nobodysForm = `/api/activities/attendees/${unknown}/form`;
const notFound = buildFailureBody('Unable to complete request, item not found.');
/** Every answer that the demo operator requires about a six-year-old. */
const answers = buildChildFormAnswers('Peanut allergy');

describe('the form of a child', () => {
  test('the form of a child is read with the previous answers', async () => {
    const outcome = await verifyInteraction(
      {
        ...form,
        given: 'a-child-form-out-of-date',
        method: 'GET',
        description: 'the form of a child',
        answers: {
          status: 200,
          body: buildAnswer(matchBody('AttendeeForm', buildAttendeeForm({ status: 'out_of_date' }))),
        },
      },
      () => loadChildForm(about),
    );

    expect(outcome).toMatchObject({
      status: 'out_of_date',
      sections: [{ sectionFields: [{ name: 'conditions' }] }],
    });
  });

  test('the form of a child names the sibling from whose form the first answers are copied', async () => {
    const body = { data: like({ status: string('none'), sections: like([]), copied_from: string('Leo') }) };
    const outcome = await verifyInteraction(
      {
        ...form,
        given: 'a-child-form-to-copy',
        method: 'GET',
        description: 'the form of a child whose brother has one',
        answers: { status: 200, body },
      },
      () => loadChildForm(about),
    );

    expect(outcome).toMatchObject({ status: 'none', copiedFrom: 'Leo' });
  });

  test("reading the form of another customer's child is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...form,
        method: 'GET',
        path: nobodysForm,
        description: 'the form of somebody else’s child',
        answers: { status: 404, body: notFound },
      },
      () => loadChildForm({ ...about, attendeeId: unknown }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the form of a child is filled in', async () => {
    const outcome = await verifyInteraction(
      {
        ...form,
        description: 'the answers about a child',
        body: { answers, confirmed: true },
        answers: {
          status: 200,
          body: buildAnswer(matchBody('AttendeeFormState', buildAttendeeFormState())),
        },
      },
      () => saveChildForm({ ...about, answers, isConfirmed: true }),
    );

    expect(outcome).toMatchObject({ status: 'valid' });
  });

  test('an unconfirmed form of a child is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...form,
        description: 'answers about a child that are not confirmed',
        body: { answers, confirmed: false },
        answers: { status: 422, body: buildFailureBody('Please confirm the answers.', 'confirmed') },
      },
      () => saveChildForm({ ...about, answers, isConfirmed: false }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { confirmed: [expect.any(String)] } });
  });

  test("filling in the form of another customer's child is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...form,
        path: nobodysForm,
        description: 'the answers about somebody else’s child',
        body: { answers, confirmed: true },
        answers: { status: 404, body: notFound },
      },
      () => saveChildForm({ ...about, attendeeId: unknown, answers, isConfirmed: true }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
