import { expect, test } from 'vitest';
import { createCardState } from './card-state';

const typed = (isValid: boolean) => ({ kind: 'typed', isValid }) as const;
const left = { kind: 'left' } as const;
const wrong = { isComplete: false, error: 'Please check your card details' };
const right = { isComplete: true, error: null };

// Proves C4.14.
test('a card that is invalid from the start is reported on leaving the form, until it is corrected', () => {
  const after = createCardState();
  expect(after(typed(false))).toEqual({ isComplete: false, error: null });
  expect(after(left)).toEqual(wrong);
  expect(after(typed(false))).toEqual(wrong);
  expect(after(typed(true))).toEqual(right);
  expect(after(left)).toEqual(right);
});

test('a card that was valid is reported as soon as it no longer is', () => {
  const after = createCardState();
  after(typed(true));
  expect(after(typed(false))).toEqual(wrong);
  expect(after(typed(false))).toEqual(wrong);
});

test('leaving an empty form says what is required', () => {
  expect(createCardState()(left)).toEqual({
    isComplete: false,
    error: 'Please complete all required fields',
  });
});

test('choosing a stored card clears the message about a typed one', () => {
  const after = createCardState();
  after(typed(false));
  after(left);
  expect(after({ kind: 'chosen', isStored: true })).toEqual({ ...right, isStoredCard: true });
  expect(after(left)).toEqual({ ...right, isStoredCard: true });
  expect(after({ kind: 'chosen', isStored: false })).toEqual({
    isComplete: false,
    error: null,
    isStoredCard: false,
  });
});
