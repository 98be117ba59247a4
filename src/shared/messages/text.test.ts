import { describe, expect, it } from 'vitest';
import { text, textOrServers } from './text';

describe('texts', () => {
  it('placeholders are filled', () => {
    expect(text('checkout.pay', { amount: '£12.50' })).toBe('Pay £12.50 now');
  });

  it('a value is never read as a placeholder itself', () => {
    expect(text('centre.searchingTerm', { term: '{term}$&' })).toBe('Searching {term}$&...');
  });

  it("the server's message wins where the catalogue says so, and only there", () => {
    expect(textOrServers('login.failed', 'Wrong password')).toBe('Wrong password');
    expect(textOrServers('login.failed', null)).toBe('User signed out');
    expect(textOrServers('request.server', 'Stack trace')).toBe(
      'Something has gone wrong, please try again.',
    );
  });
});
