import { describe, expect, test } from 'vitest';
import type { DataField } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { buildFormFromDataFields } from './data-fields';

const options = [
  { value: 'friend', label: 'A friend' },
  { value: 'advert', label: 'An advert' },
];

describe('answers that the server already has', () => {
  // Proves J4.7.
  test.each<[Partial<DataField>, unknown]>([
    [{ answer: 'Sam' }, 'Sam'],
    [{ answer: '' }, undefined],
    [{ answer: 12 }, '12'],
    [{ type: 'number', answer: '4.5' }, 4.5],
    [{ type: 'number', answer: 4 }, 4],
    [{ type: 'number', answer: 'four' }, 'four'],
    [{ type: 'number', answer: ' ' }, undefined],
    [{ type: 'date', answer: '1 February' }, '1 February'],
    [{ type: 'date', answer: 'on 1990-02-01T00:00' }, 'on 1990-02-01T00:00'],
    [{ type: 'date', answer: true }, undefined],
    [{ type: 'select', options: [{ value: '2', label: 'Two' }], answer: 2 }, '2'],
    [{ type: 'radio', options, answer: 'advert' }, 'advert'],
    [{ type: 'radio', options, answer: 'gone' }, undefined],
    [{ type: 'multi_select', options, answer: 'friend' }, ['friend']],
    [{ type: 'multi_select', options: [{ value: '2', label: 'Two' }], answer: 2 }, ['2']],
    [{ type: 'multi_select', options, answer: '"friend"' }, []],
    [{ type: 'multi_select', options, answer: 7 }, []],
    [{ type: 'multi_select', options, answer: '' }, undefined],
    [{ type: 'multi_select', options, answer: 'friend,friend , advert' }, ['friend', 'advert']],
    [{ type: 'checkbox', answer: 'Yes' }, true],
    [{ type: 'checkbox', answer: 'on' }, true],
    [{ type: 'checkbox', answer: '1' }, true],
    [{ type: 'checkbox', answer: 'no' }, false],
    [{ type: 'date', answer: '1990-02-01' }, '1990-02-01'],
    [{ type: 'date', answer: '1990-02-01T00:00:00Z' }, '1990-02-01'],
    [{ type: 'select', options, answer: 'friend' }, 'friend'],
    [{ type: 'select', options, answer: 'gone' }, undefined],
    [{ type: 'multi_select', options, answer: ['advert', 'gone', 'friend'] }, ['advert', 'friend']],
    [{ type: 'checkbox', answer: true }, true],
    [{ type: 'checkbox', answer: null }, false],
  ])('%j starts with the value %j', (field, value) => {
    expect(
      buildFormFromDataFields(sectionsOf(aDataField(field)), '2026-11-20').initialValues['f-first_name'],
    ).toEqual(value);
  });
});
