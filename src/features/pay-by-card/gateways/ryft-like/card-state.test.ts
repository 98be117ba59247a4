import { expect, test } from 'vitest';
import { createCardState } from './card-state';

const createTypedEvent = (isValid: boolean) => ({ kind: 'typed', isValid }) as const;
const leftEvent = { kind: 'left' } as const;
const invalidState = { isComplete: false, error: 'Please check your card details' };
const validState = { isComplete: true, error: null };

// Proves C4.14.
test('a card that is invalid from the start is reported on leaving the form, until it is corrected', () => {
  const cardState = createCardState();
  expect(cardState(createTypedEvent(false))).toEqual({ isComplete: false, error: null });
  expect(cardState(leftEvent)).toEqual(invalidState);
  expect(cardState(createTypedEvent(false))).toEqual(invalidState);
  expect(cardState(createTypedEvent(true))).toEqual(validState);
  expect(cardState(leftEvent)).toEqual(validState);
});

test('a card that was valid is reported as soon as it no longer is', () => {
  const cardState = createCardState();
  cardState(createTypedEvent(true));
  expect(cardState(createTypedEvent(false))).toEqual(invalidState);
  expect(cardState(createTypedEvent(false))).toEqual(invalidState);
});

test('leaving an empty form says what is required', () => {
  expect(createCardState()(leftEvent)).toEqual({
    isComplete: false,
    error: 'Please complete all required fields',
  });
});

test('choosing a stored card clears the message about a typed one', () => {
  const cardState = createCardState();
  cardState(createTypedEvent(false));
  cardState(leftEvent);
  expect(cardState({ kind: 'chosen', isStored: true })).toEqual({ ...validState, isStoredCard: true });
  expect(cardState(leftEvent)).toEqual({ ...validState, isStoredCard: true });
  expect(cardState({ kind: 'chosen', isStored: false })).toEqual({
    isComplete: false,
    error: null,
    isStoredCard: false,
  });
});
