import { describe, expect, test } from 'vitest';
import { misshapen } from './misshapen.ts';

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
  test('lacks its first id', () => {
    const { transaction_uuid: _, ...rest } = authorised.data;
    expect(sent(misshapen(authorised, 'key-missing'))).toEqual({ ...authorised, data: rest });
  });

  test('lacks its first key where it has no id', () => {
    expect(sent(misshapen({ data: { answered: 1 } }, 'key-missing'))).toEqual({ data: {} });
  });

  test('has nothing in the place of its ids, tokens and secrets', () => {
    expect(misshapen(authorised, 'empty-id')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: '', client_secret: '' },
    });
  });

  test('has objects in the place of its texts', () => {
    const text = { text: 'x' };
    expect(misshapen(authorised, 'object-for-text')).toMatchObject({
      data: { ...authorised.data, transaction_uuid: text, transaction_status: text, client_secret: text },
    });
  });

  test('has a word that nobody knows in the place of one of a list', () => {
    expect(misshapen(authorised, 'unknown-value')).toMatchObject({
      data: { ...authorised.data, transaction_status: 'unheard_of' },
    });
    expect(
      misshapen({ data: { status: 'If we know you, we have written to you.' } }, 'unknown-value'),
    ).toBeNull();
  });

  test.each([
    ['no content', undefined],
    ['data that is null', { data: null }],
    ['data that is a list', { data: [{ id: 'a' }] }],
  ])('there is none of %s', (_, body) => {
    expect(misshapen(body, 'empty-id')).toBeNull();
  });

  test('there is none where no value is of the kind', () => {
    expect(misshapen({ data: { answered: 1 } }, 'empty-id')).toBeNull();
    expect(misshapen({ data: { answered: 1 } }, 'object-for-text')).toBeNull();
  });
});
