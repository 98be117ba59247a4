import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { authorisePayment, preparePayment } from '../../src/shared/api/index.ts';
import { buildAuthorisedPayment, buildPaymentError, buildSavedCard } from '../../tests/fixtures/checkout.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';
import { cardPayment, cardPaymentBody } from './payment-examples.ts';
import { matchProviderValue, verifyInteraction } from './verify-interaction.ts';

// The provider's script tokenises the card, the server charges it, and our page posts the form of the bank's challenge.

const { boolean, equal, like, regex, string } = MatchersV3;
const prepareRequest = { method: 'GET', path: '/api/checkout/prepare', token: 'valid' } as const;
const { cardIdentifier, savedCardId } = providerStateValues;
const { transaction_uuid } = buildAuthorisedPayment();
const CHALLENGE_URL = 'https://bank.example/3ds/challenge';

const authorisation = {
  ...cardPayment,
  status: 'success',
  cardIdentifier,
  token: cardIdentifier,
  paymentMethodId: null,
  cardHolderName: 'Sam Taylor',
  challengeWindowSize: 'Medium' as const,
  completedWaivers: [],
  isSavedCard: false,
  savedCardId: null,
  saveCard: true,
};
const authorisationBody = {
  ...cardPaymentBody,
  status: 'success',
  card_identifier: matchProviderValue('cardIdentifier'),
  token: matchProviderValue('cardIdentifier'),
  payment_method_id: null,
  card_holder_name: 'Sam Taylor',
  challenge_window_size: 'Medium',
  completed_waivers: [],
  is_saved_card: false,
  saved_card_id: null,
  save_card: true,
};

function verifyAuthorisation(given: StateName, description: string, paymentMatcher: unknown) {
  const request = { method: 'POST', path: '/api/checkout/authorise', token: 'valid' } as const;
  const answers = { status: 200, body: buildResponseBody(like(paymentMatcher)) };
  return verifyInteraction({ ...request, given, description, body: authorisationBody, answers }, () =>
    authorisePayment(authorisation),
  );
}

const preparedPayment = {
  payment_provider: equal('opayo'),
  session_key: string('6f7a7c31-9a55-4e1f-8c2d-4b10a1b2c3d4'),
  session_expires_at: regex('^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$', '2026-11-20T10:06:40Z'),
  payment_provider_configuration: like({
    mode: regex('^(test|live)$', 'test'),
    address: regex('^https?://.+$', 'https://opayo.example'),
    configuration_url: regex('^https?://.+$', 'https://opayo.example'),
    collect_billing_address: boolean(true),
  }),
};

describe('an Opayo-like provider', () => {
  test('an Opayo-like provider has a script address and a key that expires', async () => {
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'provider-opayo',
        description: 'an Opayo-like card provider',
        answers: { status: 200, body: buildResponseBody(like({ ...preparedPayment, saved_card: null })) },
      },
      () => preparePayment(),
    );

    expect(outcome).toMatchObject({
      paymentProvider: 'opayo',
      sessionExpiresAt: '2026-11-20T10:06:40Z',
      savedCard: null,
      paymentProviderConfiguration: {
        address: 'https://opayo.example',
        configurationUrl: 'https://opayo.example',
      },
    });
  });

  test('an Opayo-like provider returns the customer’s saved card', async () => {
    const savedCard = buildSavedCard();
    const outcome = await verifyInteraction(
      {
        ...prepareRequest,
        given: 'provider-opayo-with-saved-card',
        description: 'a card provider with a saved card',
        answers: {
          status: 200,
          body: buildResponseBody(
            like({
              ...preparedPayment,
              saved_card: like({
                id: string(savedCard.id),
                card_type: string(savedCard.card_type),
                last_four_digits: regex('^\\d{4}$', savedCard.last_four_digits),
                expiry_date: regex('^(0[1-9]|1[0-2])/\\d{2}$', savedCard.expiry_date ?? ''),
                recently_expired: equal(false),
                card_identifier: string(savedCard.card_identifier),
              }),
            }),
          ),
        },
      },
      () => preparePayment(),
    );

    expect(outcome).toMatchObject({ savedCard: { lastFourDigits: '4242', recentlyExpired: false } });
  });

  test('an Opayo-like provider authorises a card without a challenge', async () => {
    const outcome = await verifyAuthorisation('an-opayo-card', 'a card payment without a challenge', {
      transaction_uuid: string(transaction_uuid ?? ''),
      transaction_status: equal('authorised'),
      client_secret: null,
      return_url: null,
      error: null,
    });

    expect(outcome).toMatchObject({ transactionStatus: 'authorised', clientSecret: null, error: null });
  });

  test('an Opayo-like provider returns the reason of a declined card', async () => {
    const { code, message } = buildPaymentError();
    const outcome = await verifyAuthorisation(
      'an-opayo-card-that-is-declined',
      'a card payment that is declined',
      {
        transaction_uuid: string(transaction_uuid ?? ''),
        transaction_status: equal('failed'),
        error: like({ code: string(code ?? ''), message: string(message ?? ''), details: null }),
      },
    );

    expect(outcome).toMatchObject({ transactionStatus: 'failed', error: { code, message, details: null } });
  });

  test.each([
    ['an-opayo-card-with-a-challenge', 'a card payment with a challenge', ['creq', 'threeDSSessionData']],
    [
      'an-opayo-card-with-a-challenge-of-version-1',
      'a card payment with a challenge of version 1',
      ['PaReq', 'MD', 'TermUrl'],
    ],
  ] as const)('%s returns the form for the bank, field by field', async (given, description, formFields) => {
    const outcome = await verifyAuthorisation(given, description, {
      transaction_uuid: string(transaction_uuid ?? ''),
      transaction_status: equal('sca_required'),
      sca_url: regex('^https?://.+$', CHALLENGE_URL),
      sca_method: regex('^(POST|GET)$', 'POST'),
      sca_data: like(
        Object.fromEntries(formFields.map((fieldName) => [fieldName, string('eyJ0eXBlIjoiQ1JlcSJ9')])),
      ),
      error: null,
    });

    expect(outcome).toMatchObject({
      transactionUuid: transaction_uuid,
      transactionStatus: 'sca_required',
      scaUrl: CHALLENGE_URL,
      scaMethod: 'POST',
      scaData: Object.fromEntries(formFields.map((fieldName) => [fieldName, 'eyJ0eXBlIjoiQ1JlcSJ9'])),
    });
  });

  test('an Opayo-like provider charges a saved card by its id, once its script has the security code', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-saved-opayo-card',
        description: 'a payment with a saved card',
        method: 'POST',
        path: '/api/checkout/authorise',
        token: 'valid',
        body: {
          ...authorisationBody,
          payment_method_id: matchProviderValue('cardIdentifier'),
          is_saved_card: true,
          saved_card_id: matchProviderValue('savedCardId'),
          save_card: false,
          security_code: null,
        },
        answers: {
          status: 200,
          body: buildResponseBody(
            like({
              transaction_uuid: string(transaction_uuid ?? ''),
              transaction_status: equal('authorised'),
              error: null,
            }),
          ),
        },
      },
      () =>
        authorisePayment({
          ...authorisation,
          paymentMethodId: cardIdentifier,
          isSavedCard: true,
          savedCardId,
          saveCard: false,
          securityCode: null,
        }),
    );

    expect(outcome).toMatchObject({ transactionStatus: 'authorised', error: null });
  });
});
