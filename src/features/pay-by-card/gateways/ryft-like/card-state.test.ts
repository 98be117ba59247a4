import { expect, test } from 'vitest';
import { createCardState } from './card-state';

const typed = (isValid: boolean) => ({ kind: 'typed', isValid }) as const;
const left = { kind: 'left' } as const;
const wrong = { isComplete: false, error: 'Please check your card details' };
const right = { isComplete: true, error: null };

// Proves C4.14.
test('a card that is wrong from the start is shown when it is left, until it is put right', () => {
  const after = createCardState();
  expect(after(typed(false))).toEqual({ isComplete: false, error: null });
  expect(after(left)).toEqual(wrong);
  expect(after(typed(false))).toEqual(wrong);
  expect(after(typed(true))).toEqual(right);
  expect(after(left)).toEqual(right);
});

test('a card that was right is shown at once when it is not any more', () => {
  const after = createCardState();
  after(typed(true));
  expect(after(typed(false))).toEqual(wrong);
  expect(after(typed(false))).toEqual(wrong);
});

test('a form that is left empty says what is wanted', () => {
  expect(createCardState()(left)).toEqual({
    isComplete: false,
    error: 'Please complete all required fields',
  });
});

test('what was said of a typed card goes when a kept one is chosen', () => {
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
