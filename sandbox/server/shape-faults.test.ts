import { describe, expect, test } from 'vitest';
import { withShapeFault } from './shape-faults.ts';

const authorised = {
  data: {
    transaction_uuid: 'tx-1',
    transaction_status: 'pending',
    client_secret: 'pi_1_secret_2',
    sca_method: null,
    amount: 2742,
    saved_card: { id: 'card-1' },
  },
  checksum: 'c1',
};
const sent = (body: unknown) => JSON.parse(JSON.stringify(body));

describe('an answer of another shape', () => {
  test('an answer of another shape lacks its first id', () => {
    const { transaction_uuid: _, ...rest } = authorised.data;
    expect(sent(withShapeFault(authorised, 'key-missing'))).toEqual({ ...authorised, data: rest });
  });

  test('an answer of another shape lacks its first key where it has no id', () => {
    expect(sent(withShapeFault({ data: { answered: 1 } }, 'key-missing'))).toEqual({ data: {} });
  });

  test('an answer of another shape has empty ids, tokens and secrets', () => {
    expect(withShapeFault(authorised, 'empty-id')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: '', client_secret: '' },
    });
  });

  test('an answer of another shape has objects instead of texts', () => {
    const text = { text: 'x' };
    expect(withShapeFault(authorised, 'object-for-text')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: text, transaction_status: text, client_secret: text },
    });
  });

  test('an answer of another shape has an unknown value instead of an enum value', () => {
    expect(withShapeFault(authorised, 'unknown-value')).toMatchObject({
      data: { ...authorised.data, transaction_status: 'unheard_of' },
    });
    expect(
      withShapeFault({ data: { status: 'If we know you, we have written to you.' } }, 'unknown-value'),
    ).toBeNull();
  });

  test.each([
    ['no content', undefined],
    ['data that is null', { data: null }],
    ['data that is a list', { data: [{ id: 'a' }] }],
  ])('no fault is made of %s', (_, body) => {
    expect(withShapeFault(body, 'empty-id')).toBeNull();
  });

  test('no fault is made where no value is of the kind', () => {
    expect(withShapeFault({ data: { answered: 1 } }, 'empty-id')).toBeNull();
    expect(withShapeFault({ data: { answered: 1 } }, 'object-for-text')).toBeNull();
  });
});
