import { describe, expect, it } from 'vitest';
import { withJoiningFields } from './field-names';

describe('messages about joining fields', () => {
  it('messages about joining fields use the specification’s names, and names that are data stay unchanged', async () => {
    const failure = {
      kind: 'validation',
      message: 'No.',
      errors: {
        'account_details.sort_code': ['Six digits.'],
        start_date: ['Too early.'],
        favourite_sport: ['?'],
      },
    };
    await expect(withJoiningFields(Promise.reject(failure))).rejects.toEqual({
      kind: 'validation',
      message: 'No.',
      errors: {
        'accountDetails.sortCode': ['Six digits.'],
        startDate: ['Too early.'],
        favourite_sport: ['?'],
      },
    });
  });

  it('renaming joining fields leaves other failures unchanged', async () => {
    await expect(withJoiningFields(Promise.reject({ kind: 'network' }))).rejects.toEqual({ kind: 'network' });
  });

  it.each([
    'start_date',
    'billing_day',
    'account_holder',
    'account_details',
    'account_details.sort_code',
    'account_details.account_number',
    'account_details.billing_address_line_one',
    'account_details.billing_address_line_two',
    'account_details.billing_city',
    'account_details.billing_postcode',
    'dd_terms_accepted',
    'promotion_code_id',
    'payment_option_id',
    'incalculable_price',
  ])('messages about %s use its camelCase name', async (name) => {
    const camelCase = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const failure = { kind: 'validation', message: null, errors: { [name]: ['No.'] } };
    await expect(withJoiningFields(Promise.reject(failure))).rejects.toHaveProperty('errors', {
      [camelCase]: ['No.'],
    });
  });

  it('renaming joining fields leaves thrown errors and successes unchanged', async () => {
    const mistake = { kind: 'mistake', errors: { start_date: ['No.'] } };
    await expect(withJoiningFields(Promise.reject(mistake))).rejects.toBe(mistake);
    await expect(withJoiningFields(Promise.resolve('stored'))).resolves.toBe('stored');
  });
});
