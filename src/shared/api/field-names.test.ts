import { describe, expect, it } from 'vitest';
import { withJoiningFields } from './field-names';

describe('messages of joining', () => {
  it("come under the specification's names, and names that are data stay as they are", async () => {
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

  it('leave every other failure alone', async () => {
    await expect(withJoiningFields(Promise.reject({ kind: 'network' }))).rejects.toEqual({ kind: 'network' });
  });
});
