import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { type PreparedPayment, preparePayment } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildPreparedPayment, buildSavedCard } from '../../../../tests/fixtures/checkout.ts';
import type { CardFields, CardGateway } from '../gateways/gateway';
import { createCardChoice } from './card-choice';

type Given = {
  card?: Partial<ReturnType<typeof buildSavedCard>> | null;
  /** Null until the provider's fields are ready. */
  gateway?: Partial<Pick<CardGateway, 'hasSavedCards' | 'hasSecurityCodeField'>> | null;
  isSavingEnabled?: boolean;
  /** False until the server has named the provider and the card. */
  isPrepared?: boolean;
  providersCode?: CardFields;
};

/** The choice of a customer with a saved Visa ending in 4242, unless the test says otherwise. */
async function aChoice({
  card = {},
  gateway = {},
  isSavingEnabled = true,
  isPrepared = true,
  providersCode,
}: Given = {}) {
  const data = buildPreparedPayment({ saved_card: card && buildSavedCard({ id: 'saved-1', ...card }) });
  fakeOperator({ 'GET /api/checkout/prepare': { data } });
  const choice = createCardChoice({
    $prepared: createStore<PreparedPayment | null>(isPrepared ? await preparePayment() : null),
    $gateway: createStore<CardGateway | null>(
      gateway && {
        hasSavedCards: true,
        hasSecurityCodeField: false,
        notice: null,
        initialise: async () => {},
        authorise: async () => ({ kind: 'transaction_unknown' }),
        finalise: async () => ({ completeOrderId: null, status: 'processing' }),
        tearDown: () => {},
        ...gateway,
      },
    ),
    $providerCodeField: createStore<CardFields>(providersCode ?? { isComplete: false, error: null }),
    $isSavingEnabled: createStore(isSavingEnabled),
  });
  const scope = fork();
  const input = document.createElement('input');
  return {
    choice,
    scope,
    input,
    placeField: () => allSettled(choice.securityCodeFieldChanged, { scope, params: input }),
    type: (code: string) => {
      input.value = code;
      return allSettled(choice.securityCodeTyped, { scope, params: code });
    },
    pick: (option: 'saved' | 'new') => allSettled(choice.optionChosen, { scope, params: option }),
    tick: (isSaveCardTicked: boolean) =>
      allSettled(choice.saveCardTicked, { scope, params: isSaveCardTicked }),
    happens: (event: 'securityCodeLeft' | 'securityCodeUsed' | 'payPressed' | 'reset') =>
      allSettled(choice[event], { scope }),
    option: () => scope.getState(choice.$option),
    isSeen: () => scope.getState(choice.$areProblemsShown),
    card: () => scope.getState(choice.$card),
    codeProblem: () => scope.getState(choice.$codeProblem),
    isCodeLong: () => scope.getState(choice.$isCodeComplete),
    isSaveCardTicked: () => scope.getState(choice.$isSaveCardTicked),
    hasExpired: () => scope.getState(choice.$hasSavedCardExpired),
  };
}

const WANTED = 'Please enter your card security code (CVV)';

test('the saved card is selected by default, and can be selected again', async () => {
  const customer = await aChoice();
  expect(customer.option()).toBe('saved');
  expect(customer.hasExpired()).toBe(false);
  expect(customer.card().savedCard?.id).toBe('saved-1');
  await customer.pick('new');
  expect(customer.option()).toBe('new');
  expect(customer.card().savedCard).toBeNull();
  await customer.pick('saved');
  expect(customer.option()).toBe('saved');
});

test.each<[string, Given, boolean]>([
  ['there is none', { card: null }, false],
  ['it has expired', { card: { recently_expired: true } }, true],
  ['its last digits are not four', { card: { last_four_digits: '424' } }, true],
  ['its last digits are more than four', { card: { last_four_digits: '04242' } }, true],
  ['its last digits are none', { card: { last_four_digits: '42x2' } }, true],
  ['the provider offers it itself', { gateway: { hasSavedCards: false } }, false],
  ['the provider’s fields are not there yet', { gateway: null }, false],
  ['the operator keeps no cards', { isSavingEnabled: false }, false],
  ['nothing is prepared', { isPrepared: false }, false],
])('no saved card is offered if %s', async (_, given, hasExpired) => {
  const customer = await aChoice(given);
  await customer.pick('saved');
  expect(customer.option()).toBe('new');
  expect(customer.card().savedCard).toBeNull();
  expect(customer.hasExpired()).toBe(hasExpired);
});

test('a security code of three digits is long enough', async () => {
  const customer = await aChoice();
  await customer.type('12');
  expect(customer.isCodeLong()).toBe(false);
  await customer.type('123');
  expect(customer.isCodeLong()).toBe(true);
});

test('a security code that is too short is reported only once its field was left', async () => {
  const customer = await aChoice();
  await customer.type('12');
  expect(customer.codeProblem()).toBeNull();
  await customer.happens('securityCodeLeft');
  expect(customer.codeProblem()).toBe(WANTED);
  expect(customer.isSeen()).toBe(false);
  await customer.type('123');
  expect(customer.codeProblem()).toBeNull();
});

test('paying without a security code shows a message, which disappears with another card', async () => {
  const customer = await aChoice();
  await customer.happens('payPressed');
  expect([customer.codeProblem(), customer.isSeen()]).toEqual([WANTED, true]);
  await customer.pick('new');
  expect([customer.codeProblem(), customer.isSeen()]).toEqual([null, false]);
});

test('a security code is read when it is needed, and cleared after use', async () => {
  const customer = await aChoice();
  expect(customer.card().readSecurityCode()).toBe('');
  await customer.placeField();
  await customer.type('123');
  await customer.happens('payPressed');
  expect(customer.card().readSecurityCode()).toBe('123');
  await customer.happens('securityCodeUsed');
  expect(customer.input.value).toBe('');
  expect(customer.isCodeLong()).toBe(false);
  expect([customer.codeProblem(), customer.isSeen()]).toEqual([null, false]);
});

test('a new security code field is empty, so the code has to be typed again', async () => {
  const customer = await aChoice();
  await customer.type('123');
  await customer.placeField();
  expect(customer.isCodeLong()).toBe(false);
});

test('the provider’s messages about its own security code field count, and its error is shown at once', async () => {
  const gateway = { hasSecurityCodeField: true };
  const error = 'Your card’s code is incomplete.';
  const invalidChoice = await aChoice({ gateway, providersCode: { isComplete: false, error } });
  await invalidChoice.type('123');
  expect([invalidChoice.isCodeLong(), invalidChoice.codeProblem()]).toEqual([false, error]);
  const emptyChoice = await aChoice({ gateway, providersCode: { isComplete: false, error: null } });
  await emptyChoice.happens('payPressed');
  expect([emptyChoice.isCodeLong(), emptyChoice.codeProblem()]).toEqual([false, WANTED]);
  const validChoice = await aChoice({ gateway, providersCode: { isComplete: true, error: null } });
  await validChoice.happens('payPressed');
  expect([validChoice.isCodeLong(), validChoice.codeProblem()]).toEqual([true, null]);
});

test('security code messages of a provider without such a field are ignored', async () => {
  const customer = await aChoice({ providersCode: { isComplete: true, error: 'Wrong.' } });
  expect([customer.isCodeLong(), customer.codeProblem()]).toEqual([false, null]);
  expect(customer.scope.getState(customer.choice.$hasProviderCodeField)).toBe(false);
  const early = await aChoice({ gateway: null });
  expect(early.scope.getState(early.choice.$hasProviderCodeField)).toBe(false);
});

test('a new card is saved if the customer ticks that; a saved one is not saved again', async () => {
  const customer = await aChoice();
  await customer.tick(true);
  expect(customer.isSaveCardTicked()).toBe(false);
  await customer.pick('new');
  expect(customer.isSaveCardTicked()).toBe(true);
  await customer.tick(false);
  expect(customer.isSaveCardTicked()).toBe(false);
  const nowhere = await aChoice({ isSavingEnabled: false });
  await nowhere.tick(true);
  expect(nowhere.isSaveCardTicked()).toBe(false);
});

test('leaving the page clears what was chosen, typed and ticked', async () => {
  const customer = await aChoice();
  await customer.placeField();
  await customer.type('123');
  await customer.pick('new');
  await customer.tick(true);
  await customer.happens('payPressed');
  await customer.happens('reset');
  expect(customer.option()).toBe('saved');
  expect([customer.isCodeLong(), customer.codeProblem(), customer.isSeen()]).toEqual([false, null, false]);
  expect(customer.card().readSecurityCode()).toBe('');
  await customer.pick('new');
  expect(customer.isSaveCardTicked()).toBe(false);
});
