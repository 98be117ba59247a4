import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { createDirectDebit } from '../model/direct-debit';
import { DirectDebitForm } from './direct-debit-form';

const serviceUser = { serviceUserName: 'Pavilion Leisure', noticeDays: 10, statementName: 'PAVILION' };
const AUTHORISATION =
  'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account.';

const typed = {
  'Name of the account holder': 'Ada Byron',
  'Sort code': '08-99-99',
  'Account number': '66374958',
  'Address line 1': '1 High Street',
  'Town or city': 'Leeds',
  Postcode: 'ls1 4dy',
};

const HOME = {
  billingAddressLineOne: '1 High Street',
  billingAddressLineTwo: '',
  billingCity: 'Leeds',
  billingPostcode: 'LS1 4DY',
};

function openForm(known: Partial<Parameters<typeof createDirectDebit>[0]> = {}) {
  const model = createDirectDebit({ $termsBlockers: createStore<readonly string[]>([]), ...known });
  const scope = fork();
  const $saved = createStore<unknown[]>([]).on(model.completed, (all, details) => [...all, details]);
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <DirectDebitForm model={model} serviceUser={serviceUser} terms={null} contact={null} />
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  return { model, scope, user, field, saved: () => scope.getState($saved) };
}
const save = () => screen.getByRole('button', { name: 'Save and continue' });

// Proves J9.7.
test('Save is disabled until all fields are valid and the authorisation checkbox is ticked', async () => {
  const { user, field, saved } = openForm();
  for (const [label, value] of Object.entries(typed)) {
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await user.type(field(label), value);
  }
  const description = 'To continue: confirm that you’re the account holder';
  expect(screen.getByRole('button', { description })).toBe(save());
  await user.click(screen.getByRole('checkbox', { name: AUTHORISATION }));
  expect(save().getAttribute('aria-disabled')).toBeNull();
  await user.click(save());
  expect(saved()).toHaveLength(1);
});

test('pressing Save too early shows at each field what is missing', async () => {
  const { user, field } = openForm();
  await user.click(save());
  const described = [field('Sort code'), field('Account number')].map((control) =>
    control.getAttribute('aria-invalid'),
  );
  expect(described).toEqual(['true', 'true']);
  expect(screen.getByText(/Enter a sort code of 6 digits/)).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('copied or mistyped numbers are cleaned up on blur', async () => {
  const { user, field, saved } = openForm();
  const copied = {
    'Name of the account holder': 'Ada\u00A0By\u200Bron',
    'Sort code': '\u202A08−99−99\u202C',
    'Account number': '６６３７.４９５８',
    'Address line 1': '1 High Street',
    'Town or city': 'Leeds',
    Postcode: 'lsI-4dy',
  };
  for (const [label, value] of Object.entries(copied)) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.tab();
  const shown = Object.keys(copied).map((label) => field(label).getAttribute('value'));
  expect(shown).toEqual(['Ada Byron', '08-99-99', '66374958', '1 High Street', 'Leeds', 'LS1 4DY']);
  await user.click(screen.getByRole('checkbox', { name: AUTHORISATION }));
  await user.click(save());
  expect(saved()).toEqual([
    {
      accountHolder: 'Ada Byron',
      accountDetails: { ...HOME, sortCode: '089999', accountNumber: '66374958' },
    },
  ]);
});

test('an account filled in without an event can be saved', async () => {
  const { user, field, saved } = openForm();
  await user.click(screen.getByRole('checkbox', { name: AUTHORISATION }));
  for (const [label, value] of Object.entries(typed)) {
    const input = field(label);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  await user.click(save());
  expect(saved()).toHaveLength(1);
});

// Proves J9.5.
test('address line 2 is optional', () => {
  const { field } = openForm();
  expect(field('Address line 2').getAttribute('aria-required')).not.toBe('true');
  expect(field('Address line 1').getAttribute('aria-required')).toBe('true');
});

// Proves J9.11.
test('a message from the server about the account is shown above the form, and disappears with the next edit', async () => {
  const { model, scope, user, field } = openForm();
  await allSettled(model.serverRefused, {
    scope,
    params: { accountDetails: ['This bank takes no Direct Debits.'] },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This bank takes no Direct Debits.');
  await user.type(field('Sort code'), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Save stops once at a number that does not match its sort code, and asks for confirmation', async () => {
  const { user, field, saved } = openForm();
  for (const [label, value] of Object.entries({ ...typed, 'Account number': '66374959' }))
    await user.type(field(label), value);
  const number = field('Account number');
  const described = (number.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(described).toContain(
    'This account number doesn’t match sort code 08-99-99. Check both against your bank card or statement.',
  );
  expect(screen.getByRole('status').textContent).toMatch(/^Is this right\?/);
  expect(number.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: AUTHORISATION }));
  await user.click(save());
  expect(saved()).toHaveLength(0);
  expect(document.activeElement).toBe(number);
  await user.click(screen.getByRole('button', { name: 'Yes, save and continue' }));
  expect(saved()).toHaveLength(1);
});

test('a known customer’s home address is on one line until they untick it', async () => {
  const { user, field } = openForm({ $home: createStore(HOME), $customerName: createStore('Ada Byron') });
  const tick = screen.getByRole('checkbox', {
    name: 'Same as my home address 1 High Street, Leeds, LS1\u00a04DY',
  });
  expect(field('Name of the account holder').getAttribute('value')).toBe('Ada Byron');
  expect(screen.queryByRole('textbox', { name: 'Postcode' })).toBeNull();
  await user.click(tick);
  expect(field('Postcode').getAttribute('value')).toBe('');
});
