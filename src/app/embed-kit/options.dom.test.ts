import { describe, expect, it } from 'vitest';
import { buildFramePath, readOptions } from './options';

function buildElement(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

describe('the options of the snippet', () => {
  it('the attributes of the snippet determine the first page', () => {
    expect(
      readOptions(
        buildElement({
          'data-pavilion-join': '',
          'data-centre': 'riverside',
          'data-membership': 'gold',
          'data-payment-type': 'fixed',
          'data-title': 'Become a member',
          'data-scroll-margin': '80',
          'data-timeout': '5000',
        }),
      ),
    ).toEqual({
      centre: 'riverside',
      membership: 'gold',
      paymentType: 'fixed',
      title: 'Become a member',
      scrollMargin: 80,
      timeout: 5000,
    });
  });

  it('empty and unknown values are ignored', () => {
    const odd = { 'data-centre': '', 'data-payment-type': 'weekly', 'data-timeout': 'soon' };
    expect(readOptions(buildElement(odd))).toEqual({});
  });

  it.each([
    [{}, '/'],
    [{ centre: 'a b/c' }, '/centre/a%20b%2Fc'],
    [{ centre: 'x', membership: 'gold' }, '/centre/x/membership/gold/recurring'],
    [{ centre: 'x', membership: 'gold', paymentType: 'fixed' }, '/centre/x/membership/gold/fixed'],
    [{ membership: 'gold' }, null],
    [{ path: '/location/riverside' }, '/location/riverside'],
    [{ path: '//evil.example' }, null],
    [{ path: 'location' }, null],
    [{ path: '/x?embedded=false' }, null],
  ] as const)('%j leads to %s', (options, path) => {
    expect(buildFramePath(options)).toBe(path);
  });

  it('an invented payment type is escaped, so that it stays one segment of the path', () => {
    const options = { centre: 'x', membership: 'gold', ...Object({ paymentType: '../../b?c#d' }) };
    expect(buildFramePath(options)).toBe('/centre/x/membership/gold/..%2F..%2Fb%3Fc%23d');
  });
});
