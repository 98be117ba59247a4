import { describe, expect, it } from 'vitest';
import { findIrregularNames, findNameClashes, listAllNames } from './record-names.ts';

describe('the names of a record', () => {
  it('the names of a record are listed only if the rule does not convert them in both directions', () => {
    const names = ['first_name', 'address1', 'line_1', 'activities_v2_enabled', 'startsAt', 'id'];

    expect(findIrregularNames(names)).toEqual({ line_1: 'line1', startsAt: 'startsAt' });
  });

  it('all names are listed for a record that also has keys which are data', () => {
    expect(listAllNames(['client_id', 'source'])).toEqual({ client_id: 'clientId', source: 'source' });
  });

  it('two names clash if they have the same camelCase name', () => {
    expect(findNameClashes(['line_1', 'city', 'line1'], 'address')).toEqual([
      'address: line_1 and line1 both become line1.',
    ]);
    expect(findNameClashes(['first_name', 'firstName'], 'user')).toHaveLength(1);
    expect(findNameClashes(['first_name', 'last_name'], 'user')).toEqual([]);
  });
});
