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
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, verifyInteraction } from './verify-interaction.ts';

const listRequest = { given: 'a-parent-of-two', token: 'valid', path: '/api/activities/attendees' } as const;
const attendeeRequest = {
  ...listRequest,
  method: 'PUT',
  path: matchPath`/api/activities/attendees/${'attendeeId'}`,
} as const;
const childBody = buildAttendeeRequest();
const child = {
  firstName: 'Mia',
  lastName: 'Taylor',
  dateOfBirth: '2017-06-14',
  relationship: 'child' as const,
};
const { attendeeId } = providerStateValues;
const attendeeBody = buildResponseBody(matchBody('Attendee', buildAttendee()));

describe('attendees', () => {
  test('the attendees of a customer are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'GET',
        description: 'the people of a customer',
        answers: { status: 200, body: buildResponseBody(matchList('Attendee', buildAttendee())) },
      },
      () => listAttendees(),
    );

    expect(outcome).toMatchObject([{ firstName: 'Mia', relation: 'child' }]);
  });

  test('a child is added', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'POST',
        description: 'a child to be added',
        body: childBody,
        answers: { status: 201, body: attendeeBody },
      },
      () => addAttendee(child),
    );

    expect(outcome).toMatchObject({ firstName: 'Mia' });
  });

  test('adding a person who is too old is refused at the date of birth', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'POST',
        description: 'an adult to be added',
        body: { ...childBody, date_of_birth: '1990-01-01' },
        answers: { status: 422, body: buildFailureBody('This person is too old.', 'date_of_birth') },
      },
      () => addAttendee({ ...child, dateOfBirth: '1990-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date_of_birth: [expect.any(String)] } });
  });

  test('a child’s details are replaced', async () => {
    const outcome = await verifyInteraction(
      {
        ...attendeeRequest,
        description: 'a child to be changed',
        body: childBody,
        answers: { status: 200, body: attendeeBody },
      },
      () => updateAttendee({ id: attendeeId, ...child }),
    );

    expect(outcome).toMatchObject({ firstName: 'Mia' });
  });

  test('changing a child’s name to nothing is refused at the name', async () => {
    const outcome = await verifyInteraction(
      {
        ...attendeeRequest,
        description: 'a child to be changed without a name',
        body: { ...childBody, first_name: '' },
        answers: { status: 422, body: buildFailureBody('First name is required.', 'first_name') },
      },
      () => updateAttendee({ id: attendeeId, ...child, firstName: '' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { first_name: [expect.any(String)] } });
  });

  test('changing another customer’s child is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...attendeeRequest,
        path: `/api/activities/attendees/${UNKNOWN_ID}`,
        description: 'a child of somebody else',
        body: childBody,
        answers: notFoundAnswer,
      },
      () => updateAttendee({ id: UNKNOWN_ID, ...child }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('removing a child', () => {
  const removalRequest = { ...attendeeRequest, method: 'DELETE' } as const;

  test('a child without upcoming bookings is removed', async () => {
    const outcome = await verifyInteraction(
      {
        ...removalRequest,
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
        ...removalRequest,
        given: 'a-basket-with-a-camp',
        description: 'a child with a place to be removed',
        answers: { status: 422, body: buildFailureBody('Mia has a space in your basket. Remove it first.') },
      },
      () => removeAttendee({ id: attendeeId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String), errors: {} });
  });

  test('removing another customer’s child is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...removalRequest,
        path: `/api/activities/attendees/${UNKNOWN_ID}`,
        description: 'a child of somebody else to be removed',
        answers: notFoundAnswer,
      },
      () => removeAttendee({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

const childFormRequest = {
  ...attendeeRequest,
  path: matchPath`/api/activities/attendees/${'attendeeId'}/form`,
  query: { for: 'camp' },
};
const childFormKey = { attendeeId, forId: 'camp' };
const { like, string } = MatchersV3;
const unknownChildFormPath = `/api/activities/attendees/${UNKNOWN_ID}/form`;
/** Every answer that the demo operator requires about a six-year-old. */
const childFormAnswers = buildChildFormAnswers('Peanut allergy');

describe('the form of a child', () => {
  test('the form of a child is read with the previous answers', async () => {
    const outcome = await verifyInteraction(
      {
        ...childFormRequest,
        given: 'a-child-form-out-of-date',
        method: 'GET',
        description: 'the form of a child',
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('AttendeeForm', buildAttendeeForm({ status: 'out_of_date' }))),
        },
      },
      () => loadChildForm(childFormKey),
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
        ...childFormRequest,
        given: 'a-child-form-to-copy',
        method: 'GET',
        description: 'the form of a child whose brother has one',
        answers: { status: 200, body },
      },
      () => loadChildForm(childFormKey),
    );

    expect(outcome).toMatchObject({ status: 'none', copiedFrom: 'Leo' });
  });

  test("reading the form of another customer's child is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...childFormRequest,
        method: 'GET',
        path: unknownChildFormPath,
        description: 'the form of somebody else’s child',
        answers: notFoundAnswer,
      },
      () => loadChildForm({ ...childFormKey, attendeeId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the form of a child is filled in', async () => {
    const outcome = await verifyInteraction(
      {
        ...childFormRequest,
        description: 'the answers about a child',
        body: { answers: childFormAnswers, confirmed: true },
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('AttendeeFormState', buildAttendeeFormState())),
        },
      },
      () => saveChildForm({ ...childFormKey, answers: childFormAnswers, isConfirmed: true }),
    );

    expect(outcome).toMatchObject({ status: 'valid' });
  });

  test('an unconfirmed form of a child is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...childFormRequest,
        description: 'answers about a child that are not confirmed',
        body: { answers: childFormAnswers, confirmed: false },
        answers: { status: 422, body: buildFailureBody('Please confirm the answers.', 'confirmed') },
      },
      () => saveChildForm({ ...childFormKey, answers: childFormAnswers, isConfirmed: false }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { confirmed: [expect.any(String)] } });
  });

  test("filling in the form of another customer's child is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...childFormRequest,
        path: unknownChildFormPath,
        description: 'the answers about somebody else’s child',
        body: { answers: childFormAnswers, confirmed: true },
        answers: notFoundAnswer,
      },
      () =>
        saveChildForm({
          ...childFormKey,
          attendeeId: UNKNOWN_ID,
          answers: childFormAnswers,
          isConfirmed: true,
        }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
