import { allSettled, createStore, createWatch, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { typedBankDetails } from '../testing/typed-bank-details';
import { type BankField, type BankFields, emptyBankFields } from './bank-details';
import { createDirectDebit, serverBankFieldNames } from './direct-debit';

const acceptTerms = 'accept the direct debit terms';

async function setUp({ termsBlockers = [] as string[], fields = typedBankDetails } = {}) {
  const model = createDirectDebit({ $termsBlockers: createStore<readonly string[]>(termsBlockers) });
  const scope = fork({ values: [[model.$typedFields, fields]] });
  return { model, scope };
}

describe('the Direct Debit form', () => {
  // Proves J9.9.
  it('the Direct Debit form lists what is missing until it can be saved', async () => {
    const { model, scope } = await setUp({
      termsBlockers: [acceptTerms],
      fields: { ...typedBankDetails, billingCity: '' },
    });
    expect(scope.getState(model.$blockers)).toEqual([
      'enter the town or city',
      'confirm that you’re the account holder',
      acceptTerms,
    ]);
    expect(scope.getState(model.$canSave)).toBe(false);
  });

  it('the Direct Debit form can be saved once everything is valid, authorised and accepted', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.authorisationTicked, { scope, params: true });
    expect(scope.getState(model.$canSave)).toBe(true);
  });

  it('the Direct Debit form shows what is wrong with a field on blur', async () => {
    const { model, scope } = await setUp({ fields: emptyBankFields });
    await allSettled(model.fieldChanged, { scope, params: { name: 'sortCode', value: '12' } });
    expect(scope.getState(model.$errors)).toEqual({});
    await allSettled(model.fieldLeft, { scope, params: 'sortCode' });
    expect(scope.getState(model.$errors)).toEqual({ sortCode: 'Enter a sort code of 6 digits' });
  });

  // Proves J9.11.
  it("the Direct Debit form shows the server's messages at their fields and clears them on edit", async () => {
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

  it('correcting the sort code clears the server’s message about the account number', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.serverRefused, {
      scope,
      params: { 'accountDetails.accountNumber': ['They do not belong together.'] },
    });
    await allSettled(model.fieldChanged, { scope, params: { name: 'sortCode', value: '107999' } });
    expect(scope.getState(model.$errors)).toEqual({});
  });

  it('correcting a field keeps the server’s messages about other fields', async () => {
    const { model, scope } = await setUp();
    const refusals = {
      accountHolder: ['Name both holders.', 'No initials.'],
      'accountDetails.billingCity': ['No such town.'],
      'accountDetails.billingPostcode': [],
    };
    await allSettled(model.serverRefused, { scope, params: refusals });
    expect(scope.getState(model.$errors)).toEqual({
      accountHolder: 'Name both holders. No initials.',
      billingCity: 'No such town.',
    });
    await allSettled(model.fieldChanged, { scope, params: { name: 'billingCity', value: 'York' } });
    expect(scope.getState(model.$errors)).toEqual({ accountHolder: 'Name both holders. No initials.' });
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountHolder', value: 'Ada' } });
    expect(scope.getState(model.$errors)).toEqual({});
  });

  it('the Direct Debit form knows the server’s names for its fields', () => {
    expect(serverBankFieldNames).toEqual([
      'accountHolder',
      'accountDetails.sortCode',
      'accountDetails.accountNumber',
      'accountDetails.billingAddressLineOne',
      'accountDetails.billingAddressLineTwo',
      'accountDetails.billingCity',
      'accountDetails.billingPostcode',
      'accountDetails',
    ]);
  });

  it('the Direct Debit form shows all of the server’s messages about the account as a whole', async () => {
    const { model, scope } = await setUp();
    const params = { accountDetails: ['Check the numbers.', 'Or call us.'] };
    await allSettled(model.serverRefused, { scope, params });
    expect(scope.getState(model.$formError)).toBe('Check the numbers. Or call us.');
  });

  it('the Direct Debit form says that a short account number is sent with zeros', async () => {
    const { model, scope } = await setUp();
    expect(scope.getState(model.$isPadded)).toBe(false);
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '374958' } });
    expect(scope.getState(model.$isPadded)).toBe(true);
  });

  it('the Direct Debit form saves nothing until it can be saved, even if Save is pressed', async () => {
    const { model, scope } = await setUp({ termsBlockers: [acceptTerms] });
    const completed = vi.fn();
    createWatch({ unit: model.completed, scope, fn: completed });
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.saveClicked, { scope });
    expect(completed).not.toHaveBeenCalled();
  });

  it('saving emits the details as they are sent', async () => {
    const { model, scope } = await setUp();
    const completed = vi.fn();
    createWatch({ unit: model.completed, scope, fn: completed });
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.saveClicked, { scope });
    expect(completed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ accountHolder: 'Ada Byron' }),
    );
    expect(scope.getState(model.$details)?.accountDetails.sortCode).toBe('089999');
  });

  it('pressing Save shows every field formatted', async () => {
    const { model, scope } = await setUp({
      fields: { ...typedBankDetails, sortCode: '089999', billingPostcode: 'gir0aa' },
    });
    await allSettled(model.saveClicked, { scope });
    expect(scope.getState(model.$typedFields)).toMatchObject({
      sortCode: '08-99-99',
      billingPostcode: 'GIR 0AA',
    });
  });

  it('a form whose fields were emptied has no unsaved input', async () => {
    const { model, scope } = await setUp({ fields: emptyBankFields });
    expect(scope.getState(model.$isTyped)).toBe(false);
    await allSettled(model.fieldChanged, { scope, params: { name: 'billingCity', value: 'York' } });
    expect(scope.getState(model.$isTyped)).toBe(true);
  });

  it('the form has no details to send while one of them is invalid', async () => {
    const { model, scope } = await setUp({ fields: { ...typedBankDetails, billingCity: '' } });
    expect(scope.getState(model.$details)).toBeNull();
  });

  it('a reset clears what was typed, ticked and refused', async () => {
    const { model, scope } = await setUp({ fields: { ...typedBankDetails, billingCity: '' } });
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.fieldLeft, { scope, params: 'billingCity' });
    await allSettled(model.serverRefused, { scope, params: { accountDetails: ['No.'] } });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$fields)).toEqual(emptyBankFields);
    expect(scope.getState(model.$isAuthorised)).toBe(false);
    expect(scope.getState(model.$errors)).toEqual({});
    expect(scope.getState(model.$formError)).toBeNull();
  });
});

describe('the modulus check', () => {
  async function leaveField(fields: Partial<BankFields>, name: BankField = 'accountNumber') {
    const set = await setUp({ fields: { ...typedBankDetails, ...fields } });
    await allSettled(set.model.fieldLeft, { scope: set.scope, params: name });
    return set;
  }

  it('the modulus check says nothing about a valid account', async () => {
    const { model, scope } = await leaveField({});
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('the modulus check warns about an account number that does not match its sort code, until it is corrected', async () => {
    const { model, scope } = await leaveField({ accountNumber: '66374959' });
    expect(scope.getState(model.$accountWarning)).toMatch(/account number doesn’t match sort code 08-99-99/);
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374958' } });
    expect(scope.getState(model.$accountWarning)).toBeNull();
    await allSettled(model.fieldLeft, { scope, params: 'accountNumber' });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('the modulus check warns about an unknown sort code', async () => {
    const { model, scope } = await leaveField({ sortCode: '00-00-00' }, 'sortCode');
    expect(scope.getState(model.$accountWarning)).toMatch(/We don’t recognise sort code 00-00-00/);
  });

  it('the modulus check checks complete numbers while typing, so that nothing moves on blur', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374959' } });
    const warning = scope.getState(model.$accountWarning);
    expect(warning).not.toBeNull();
    await allSettled(model.fieldLeft, { scope, params: 'accountNumber' });
    expect(scope.getState(model.$accountWarning)).toBe(warning);
  });

  it('the modulus check waits until a short number, which may be incomplete, is left', async () => {
    const { model, scope } = await setUp();
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '6637495' } });
    expect(scope.getState(model.$accountWarning)).toBeNull();
    await allSettled(model.fieldLeft, { scope, params: 'accountNumber' });
    expect(scope.getState(model.$accountWarning)).not.toBeNull();
  });

  // Proves J9.10.
  it('the modulus check warns without blocking', async () => {
    const { model, scope } = await leaveField({ accountNumber: '66374959' });
    await allSettled(model.authorisationTicked, { scope, params: true });
    expect(scope.getState(model.$canSave)).toBe(true);
  });

  // Proves J9.10.
  it('Save stops once at a doubtful account, whether or not its field was left', async () => {
    const { model, scope } = await setUp({ fields: { ...typedBankDetails, accountNumber: '66374959' } });
    const completed = vi.fn();
    createWatch({ unit: model.completed, scope, fn: completed });
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.saveClicked, { scope });
    expect(completed).not.toHaveBeenCalled();
    expect(scope.getState(model.$isAskingAboutAccount)).toBe(true);
    expect(scope.getState(model.$accountWarning)).not.toBeNull();
    await allSettled(model.saveClicked, { scope });
    expect(completed).toHaveBeenCalledOnce();
  });

  it('the modulus check also asks about another doubtful account, but not about a valid one', async () => {
    const { model, scope } = await leaveField({ accountNumber: '66374959' });
    const completed = vi.fn();
    createWatch({ unit: model.completed, scope, fn: completed });
    await allSettled(model.authorisationTicked, { scope, params: true });
    await allSettled(model.saveClicked, { scope });
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374950' } });
    expect(scope.getState(model.$isAskingAboutAccount)).toBe(false);
    await allSettled(model.saveClicked, { scope });
    expect(completed).not.toHaveBeenCalled();
    await allSettled(model.fieldChanged, { scope, params: { name: 'accountNumber', value: '66374958' } });
    await allSettled(model.saveClicked, { scope });
    expect(completed).toHaveBeenCalledOnce();
  });

  it('the modulus check pads a short account number with leading zeros', async () => {
    const { model, scope } = await leaveField({ sortCode: '180002', accountNumber: '000190' });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it.each([
    ['a number that is not complete', { accountNumber: '123' }],
    ['a sort code that is not complete', { sortCode: '0899' }],
    ['a building society number of 10 digits', { accountNumber: '1234567890' }],
  ])('the modulus check does not check %s', async (_, fields) => {
    const { model, scope } = await leaveField(fields);
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });

  it('the modulus check is reset with the details', async () => {
    const { model, scope } = await leaveField({ accountNumber: '66374959' });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$accountWarning)).toBeNull();
  });
});
