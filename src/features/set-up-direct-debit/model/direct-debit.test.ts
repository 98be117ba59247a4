import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { BankFields } from './bank-details';
import {
  bankErrors,
  emptyBankFields,
  formatSortCode,
  padAccountNumber,
  readBankDetails,
} from './bank-details';
import { createDirectDebit } from './direct-debit';

const typed: BankFields = {
  accountHolder: 'Ada Byron',
  sortCode: '08-99-99',
  accountNumber: '6637 4958',
  billingAddressLineOne: '1 High Street',
  billingAddressLineTwo: '',
  billingCity: 'Leeds',
  billingPostcode: 'ls1 4dy',
};

describe('the rules of bank details', () => {
  it.each([
    ['a sort code with dashes', { sortCode: '08-99-99' }],
    ['a sort code with spaces', { sortCode: '08 99 99' }],
    ['an account number with spaces', { accountNumber: '6637 4958' }],
    ['a short account number of 6 digits', { accountNumber: '374958' }],
    ['a building society number of 10 digits', { accountNumber: '1234567890' }],
    ['no second address line', { billingAddressLineTwo: '' }],
    ['a postcode in small letters', { billingPostcode: 'gir0aa' }],
  ])('accept %s', (_, part) => {
    expect(bankErrors({ ...typed, ...part })).toEqual({});
  });

  it.each([
    ['a holder of one character', { accountHolder: ' A ' }, 'accountHolder'],
    ['a sort code of 5 digits', { sortCode: '08999' }, 'sortCode'],
    ['a sort code with letters', { sortCode: '08999a' }, 'sortCode'],
    ['an account number of 5 digits', { accountNumber: '12345' }, 'accountNumber'],
    ['an account number with letters', { accountNumber: '1234567a' }, 'accountNumber'],
    ['an address line of one character', { billingAddressLineOne: '1' }, 'billingAddressLineOne'],
    ['a town of one character', { billingCity: 'L' }, 'billingCity'],
    ['a postcode that is none', { billingPostcode: 'LS1' }, 'billingPostcode'],
  ])('refuse %s', (_, part, field) => {
    expect(Object.keys(bankErrors({ ...typed, ...part }))).toEqual([field]);
  });

  it('write the postcode message as the specification does', () => {
    expect(bankErrors({ ...typed, billingPostcode: 'x' }).billingPostcode).toBe(
      'Please enter a valid postcode',
    );
  });

  it.each([
    ['123456', '00123456'],
    ['1234567', '01234567'],
    ['6637-4958', '66374958'],
  ])('send the account number %s as %s', (number, sent) => {
    expect(padAccountNumber(number)).toBe(sent);
  });

  it('send digits, trimmed texts and a tidy postcode', () => {
    expect(readBankDetails(typed)).toEqual({
      accountHolder: 'Ada Byron',
      accountDetails: {
        sortCode: '089999',
        accountNumber: '66374958',
        billingAddressLineOne: '1 High Street',
        billingAddressLineTwo: '',
        billingCity: 'Leeds',
        billingPostcode: 'LS1 4DY',
      },
    });
  });

  it('show a sort code in pairs', () => {
    expect(formatSortCode('089999')).toBe('08-99-99');
  });
});

const acceptTerms = 'accept the direct debit terms';

async function setUp({ termsBlockers = [] as string[], fields = typed } = {}) {
  const model = createDirectDebit({ $termsBlockers: createStore<readonly string[]>(termsBlockers) });
  const scope = fork({ values: [[model.$fields, fields]] });
  return { model, scope };
}

describe('the direct debit form', () => {
  it('lists what is missing until it can be saved', async () => {
    const { model, scope } = await setUp({
      termsBlockers: [acceptTerms],
      fields: { ...typed, billingCity: '' },
    });
    expect(scope.getState(model.$blockers)).toEqual([
      'enter the town or city',
      'confirm that you are the account holder',
      acceptTerms,
    ]);
    expect(scope.getState(model.$canSave)).toBe(false);
  });

  it('can be saved once everything is valid, authorised and accepted', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.authorisationTicked, { scope, params: true });
    expect(scope.getState(model.$canSave)).toBe(true);
  });

  it('says what is wrong with a field when it is left', async () => {
    const { model, scope } = await setUp({ fields: emptyBankFields });
    await allSettled(model.fieldChanged, { scope, params: { name: 'sortCode', value: '12' } });
    expect(scope.getState(model.$errors)).toEqual({});
    await allSettled(model.fieldLeft, { scope, params: 'sortCode' });
    expect(scope.getState(model.$errors)).toEqual({ sortCode: 'Enter a sort code of 6 digits' });
  });

  it("shows the server's messages beside their fields and clears them on edit", async () => {
    const { model, scope } = await setUp();
    await allSettled(model.serverRefused, {
      scope,
      params: {
        'accountDetails.accountNumber': ['No such account.'],
        accountDetails: ['Check the numbers.'],
      },
    });
    expect(scope.getState(model.$errors)).toEqual({ accountNumber: 'No such account.' });
    expect(scope.getState(model.$formError)).toBe('Check the numbers.');
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374959' } });
    expect(scope.getState(model.$errors)).toEqual({});
    expect(scope.getState(model.$formError)).toBe(null);
  });

  it('clears what the server said of the account number when the sort code is corrected', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.serverRefused, {
      scope,
      params: { 'accountDetails.accountNumber': ['They do not belong together.'] },
    });
    await allSettled(model.fieldChanged, { scope, params: { name: 'sortCode', value: '107999' } });
    expect(scope.getState(model.$errors)).toEqual({});
  });

  it('saves nothing until it can be saved, whatever the button does', async () => {
    const { model, scope } = await setUp({ termsBlockers: [acceptTerms] });
    const $saved = createStore(0).on(model.completed, (count) => count + 1);
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.saveClicked, { scope });
    expect(scope.getState($saved)).toBe(0);
  });

  it('forgets the bank details on reset', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$fields)).toEqual(emptyBankFields);
    expect(scope.getState(model.$isAuthorised)).toBe(false);
  });
});

describe('the modulus check', () => {
  async function left(fields: Partial<BankFields>, name: 'sortCode' | 'accountNumber' = 'accountNumber') {
    const set = await setUp({ fields: { ...typed, ...fields } });
    await allSettled(set.model.fieldLeft, { scope: set.scope, params: name });
    return set;
  }

  it('says nothing of an account that is possible', async () => {
    const { model, scope } = await left({});
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('names an account number that does not fit its sort code, and a correction takes the warning away', async () => {
    const { model, scope } = await left({ accountNumber: '66374959' });
    expect(scope.getState(model.$accountWarning)).toMatch(
      /account number does not fit the sort code 08-99-99/,
    );
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374958' } });
    expect(scope.getState(model.$accountWarning)).toBeNull();
    await allSettled(model.fieldLeft, { scope, params: 'accountNumber' });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('names a sort code that it does not know', async () => {
    const { model, scope } = await left({ sortCode: '00-00-00' }, 'sortCode');
    expect(scope.getState(model.$accountWarning)).toMatch(/do not know the sort code 00-00-00/);
  });

  it('warns without standing in the way', async () => {
    const { model, scope } = await left({ accountNumber: '66374959' });
    await allSettled(model.authorisationTicked, { scope, params: true });
    expect(scope.getState(model.$canSave)).toBe(true);
  });

  it('reads a short account number with its leading zeros', async () => {
    const { model, scope } = await left({ sortCode: '180002', accountNumber: '000190' });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it.each([
    ['a number that is not complete', { accountNumber: '123' }],
    ['a building society number of 10 digits', { accountNumber: '1234567890' }],
  ])('does not judge %s', async (_, fields) => {
    const { model, scope } = await left(fields);
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('is gone with the details', async () => {
    const { model, scope } = await left({ accountNumber: '66374959' });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });
});
