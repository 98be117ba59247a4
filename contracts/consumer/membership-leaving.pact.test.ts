import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { leaveMembership, loadMembershipLeaving, withdrawCancellation } from '../../src/shared/api/index.ts';
import { toCamelCase } from '../../src/shared/testing/to-camel-case.ts';
import { buildAccountMembership } from '../../tests/fixtures/account-memberships.ts';
import {
  buildCoolingOffPreview,
  buildLeaveMembershipRequest,
  buildLeavingCancellation,
  buildLeavingPreview,
} from '../../tests/fixtures/membership-leaving.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const cancelRequest = {
  token: 'valid',
  path: matchPath`/api/my-account/memberships/${'membershipId'}/cancel`,
} as const;
const memberRequest = { ...cancelRequest, given: 'a-member-who-may-leave' } as const;
const cancelledMemberRequest = { ...cancelRequest, given: 'a-customer-with-a-cancelled-membership' } as const;
const singlePaymentRequest = {
  ...cancelRequest,
  given: 'a-customer-with-single-payment-membership',
} as const;
const unknownRequest = {
  ...memberRequest,
  path: `/api/my-account/memberships/${UNKNOWN_ID}/cancel`,
} as const;
const endsAutomaticallyAnswer = {
  status: 422,
  body: buildFailureBody('This membership ends automatically on 4 December 2026.'),
};

const { membershipId, expected, endsOn } = providerStateValues;
const leaveExample = buildLeaveMembershipRequest();
const leaveRequest = { ...toCamelCase(leaveExample), id: membershipId, expected, endsOn };
const leaveBody = {
  ...leaveExample,
  expected: matchProviderValue('expected'),
  ends_on: matchProviderValue('endsOn'),
};
/** A response with the common keys, and either the preview or the cancellation. */
const buildLeavingAnswer = (previewOrCancellation: Record<string, unknown>) => ({
  status: 200,
  body: buildResponseBody(
    MatchersV3.like({
      name: MatchersV3.string('Total Fitness'),
      may_freeze: MatchersV3.boolean(false),
      ...previewOrCancellation,
    }),
  ),
});
const buildPreviewAnswer = (preview = buildLeavingPreview()) =>
  buildLeavingAnswer({ preview: matchBody('LeavingPreview', preview) });
const cancellationAnswer = buildLeavingAnswer({
  cancellation: matchBody('LeavingCancellation', buildLeavingCancellation()),
});

describe('the outcome of cancelling a membership', () => {
  test('the outcome of cancelling a membership is read before it', async () => {
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method: 'GET',
        description: 'what cancelling a membership does',
        answers: buildPreviewAnswer(),
      },
      () => loadMembershipLeaving({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ preview: { endsOn: '2026-12-25', expected: expect.any(String) } });
  });

  test('within 14 days the outcome names the refund and what ends', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        given: 'a-customer-in-cooling-off',
        method: 'GET',
        description: 'what cancelling a membership within 14 days does',
        answers: buildPreviewAnswer(buildCoolingOffPreview()),
      },
      () => loadMembershipLeaving({ id: membershipId }),
    );

    expect(outcome).toMatchObject({
      preview: {
        isCoolingOff: true,
        bookings: [{ title: 'Yoga' }],
        guestPasses: [{ guestName: 'Gil Guest' }],
      },
    });
  });

  test('a cancelled membership shows how it was cancelled', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelledMemberRequest,
        method: 'GET',
        description: 'how a membership was cancelled',
        answers: cancellationAnswer,
      },
      () => loadMembershipLeaving({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ cancellation: { reference: expect.any(String) } });
  });

  test('the outcome of cancelling a membership that ends automatically is refused with the reason', async () => {
    const outcome = await verifyInteraction(
      {
        ...singlePaymentRequest,
        method: 'GET',
        description: 'what cancelling a single payment does',
        answers: endsAutomaticallyAnswer,
      },
      () => loadMembershipLeaving({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("the outcome of cancelling another customer's membership is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...unknownRequest,
        method: 'GET',
        description: 'what cancelling somebody else’s membership does',
        answers: notFoundAnswer,
      },
      () => loadMembershipLeaving({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('cancelling a membership', () => {
  test('cancelling a membership returns a reference', async () => {
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method: 'POST',
        description: 'a membership to be cancelled',
        body: leaveBody,
        answers: cancellationAnswer,
      },
      () => leaveMembership(leaveRequest),
    );

    expect(outcome).toMatchObject({ cancellation: { reference: expect.any(String) } });
  });

  test('a cancellation whose outcome has changed is refused', async () => {
    const message = 'What happens if you cancel has changed. Please check it again.';
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method: 'POST',
        description: 'a membership to be cancelled whose outcome has changed',
        body: { ...leaveBody, expected: 'read-before' },
        answers: { status: 422, body: buildFailureBody(message, 'expected') },
      },
      () => leaveMembership({ ...leaveRequest, expected: 'read-before' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { expected: [expect.any(String)] } });
  });

  test('cancelling a membership that ends automatically is refused with the reason', async () => {
    const outcome = await verifyInteraction(
      {
        ...singlePaymentRequest,
        method: 'POST',
        description: 'a single payment to be cancelled',
        body: leaveExample,
        answers: endsAutomaticallyAnswer,
      },
      () => leaveMembership({ ...toCamelCase(leaveExample), id: membershipId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("cancelling another customer's membership is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...unknownRequest,
        method: 'POST',
        description: 'somebody else’s membership to be cancelled',
        body: leaveExample,
        answers: notFoundAnswer,
      },
      () => leaveMembership({ ...toCamelCase(leaveExample), id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('withdrawing a cancellation', () => {
  test('withdrawing a cancellation returns the membership, which continues', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelledMemberRequest,
        method: 'DELETE',
        description: 'a cancellation to be taken back',
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('AccountMembership', buildAccountMembership())),
        },
      },
      () => withdrawCancellation({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ state: 'active' });
  });

  test('withdrawing a cancellation is refused if the refund has been spent', async () => {
    const message = 'You’ve spent the £46.40 we refunded, so you can’t undo this.';
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        given: 'a-customer-who-has-spent-the-refund',
        method: 'DELETE',
        description: 'a cancellation whose refund is spent to be taken back',
        answers: { status: 422, body: buildFailureBody(message) },
      },
      () => withdrawCancellation({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("withdrawing another customer's cancellation is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...unknownRequest,
        method: 'DELETE',
        description: 'somebody else’s cancellation to be taken back',
        answers: notFoundAnswer,
      },
      () => withdrawCancellation({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
