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
const toSentBody = (body: unknown) => JSON.parse(JSON.stringify(body));

describe('a response of another shape', () => {
  test('a response of another shape lacks its first id', () => {
    const { transaction_uuid: _, ...rest } = authorised.data;
    expect(toSentBody(withShapeFault(authorised, 'key-missing'))).toEqual({ ...authorised, data: rest });
  });

  test('a response of another shape lacks its first key if it has no id', () => {
    expect(toSentBody(withShapeFault({ data: { answered: 1 } }, 'key-missing'))).toEqual({ data: {} });
  });

  test('a response of another shape has empty ids, tokens and secrets', () => {
    expect(withShapeFault(authorised, 'empty-id')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: '', client_secret: '' },
    });
  });

  test('a response of another shape has objects instead of texts', () => {
    const text = { text: 'x' };
    expect(withShapeFault(authorised, 'object-for-text')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: text, transaction_status: text, client_secret: text },
    });
  });

  test('a response of another shape has an unknown value instead of an enum value', () => {
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
  ])('%s stays unchanged', (_, body) => {
    expect(withShapeFault(body, 'empty-id')).toBeNull();
  });

  test('a response without a value of the kind stays unchanged', () => {
    expect(withShapeFault({ data: { answered: 1 } }, 'empty-id')).toBeNull();
    expect(withShapeFault({ data: { answered: 1 } }, 'object-for-text')).toBeNull();
  });
});
