import { describe, expect, it } from 'vitest';
import { defineTexts, serverWins } from './define-texts';

const text = defineTexts({
  'checkout.pay': 'Pay {amount} now',
  'centre.searchingTerm': 'Searching {term}...',
  'login.failed': serverWins('User signed out'),
  'request.server': 'Something has gone wrong, please try again.',
});

describe('texts', () => {
  it('placeholders are replaced by their values', () => {
    expect(text('checkout.pay', { amount: '£12.50' })).toBe('Pay £12.50 now');
  });

  it('a value that looks like a placeholder is not replaced', () => {
    expect(text('centre.searchingTerm', { term: '{term}$&' })).toBe('Searching {term}$&...');
  });

  it("the server's message takes precedence only for texts marked with serverWins", () => {
    expect(text.orServers('login.failed', 'Wrong password')).toBe('Wrong password');
    expect(text.orServers('login.failed', null)).toBe('User signed out');
    expect(text.orServers('request.server', 'Stack trace')).toBe(
      'Something has gone wrong, please try again.',
    );
  });
});
