import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import type { RegisterRequest, Source } from '@/shared/api';
import { aDataField, aDataFieldForm, sectionsOf } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { createRegisterCustomer } from '../model/register-customer';
import { RegisterCustomer } from './register-customer';

const model = createRegisterCustomer({
  $clientId: createStore<string | null>('client-1'),
  $source: createStore<Source>('online-joining'),
});

const firstName = aDataField({ isRequired: true, htmlAttributes: { autocomplete: 'given-name' } });
const email = aDataField({ name: 'email', label: 'Email', type: 'email' });
const dataFields = aDataFieldForm(sectionsOf(firstName));

async function renderForm(load: () => unknown = () => dataFields) {
  const sent = vi.fn<(request: RegisterRequest) => unknown>(() => ({ token: 'token-1', message: null }));
  const scope = fork({
    handlers: [
      [model.loadFormFx, load],
      [model.registerFx, sent],
      [model.scrollToTopFx, () => {}],
    ],
  });
  await allSettled(model.opened, { scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <RegisterCustomer model={model} terms={null} />
      </Provider>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), sent };
}

const createButton = () => screen.getByRole('button', { name: 'Create account' });

// Proves J4.4, J4.23.
test('a visitor can create an account with the keyboard alone', async () => {
  const { user, sent } = await renderForm();
  await user.click(await screen.findByLabelText('First name'));
  await user.keyboard('Sam');
  await user.tab();
  await user.keyboard('Swim-2026!');
  await user.tab();
  await user.tab();
  await user.keyboard('Swim-2026!');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  expect(document.activeElement).toBe(createButton());
  await user.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ first_name: 'Sam', password: 'Swim-2026!', termsAccepted: true }),
    ),
  );
});

// Proves J4.5.
test('the operator’s fields are shown in their sections and order, each with its label, hint, limit and whether it is required', async () => {
  const phone = aDataField({
    name: 'phone',
    label: 'Phone number',
    type: 'tel',
    isRequired: true,
    htmlAttributes: { maxlength: '20' },
    metadata: { description: 'We call in an emergency only.' },
  });
  const sections = [
    { sectionName: 'How to reach you', sectionReference: 'reach', sectionFields: [phone, email] },
    { sectionName: 'About you', sectionReference: 'about', sectionFields: [firstName] },
  ];
  const { user, sent } = await renderForm(() => aDataFieldForm(sections));
  const reach = within(await screen.findByRole('region', { name: 'How to reach you' }));
  const [first, second] = reach.getAllByRole('textbox');
  expect(first).toBe(screen.getByRole('textbox', { name: 'Phone number' }));
  expect(second).toBe(screen.getByRole('textbox', { name: /^Email/ }));
  expect([first, second].map((field) => field?.getAttribute('aria-required'))).toEqual(['true', null]);
  expect(screen.getByRole('textbox', { description: 'We call in an emergency only.' })).toBe(first);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['How to reach you', 'About you', 'Create a password']);

  // Text that is too long is reported instead of being cut off.
  await user.type(screen.getByLabelText('Phone number'), '0123456789 0123456789');
  await user.click(screen.getByLabelText('I agree to the Terms and Conditions'));
  await user.click(createButton());
  expect(await screen.findByRole('link', { name: /^Phone number .*20/ })).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
});

// Proves J4.20, J4.22.
test('the button is disabled until the terms are ticked, and says why', async () => {
  const { user } = await renderForm();
  await screen.findByLabelText('First name');
  expect(createButton().getAttribute('aria-disabled')).toBe('true');
  const description = /^To continue:.* agree to the Terms and Conditions$/;
  expect(screen.getByRole('button', { description })).toBe(createButton());
  await user.click(screen.getByLabelText('I agree to the Terms and Conditions'));
  expect(createButton().getAttribute('aria-disabled')).toBeNull();
});

test('optional sections are folded below the password, and open automatically for a message', async () => {
  const optionalField = aDataField({ name: 'visits', label: 'Visits', type: 'number', isRequired: false });
  const sections = [
    ...sectionsOf(firstName),
    { sectionName: 'Preferences', sectionReference: 'more', sectionFields: [optionalField, email] },
  ];
  const { user } = await renderForm(() => aDataFieldForm(sections));
  const summary = await screen.findByText('A few optional questions (2)');
  const fold = summary.closest('details');
  expect(fold?.open).toBe(false);
  const password = screen.getByLabelText('Password');
  expect(password.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(screen.getByLabelText(/^Visits/), 'many');
  await user.click(screen.getByLabelText('I agree to the Terms and Conditions'));
  await user.click(createButton());
  await screen.findByRole('alert');
  expect(fold?.open).toBe(true);
});

// Proves J4.17.
test('the password rules are shown from the start and ticked while typing', async () => {
  const { user } = await renderForm();
  const password = await screen.findByLabelText('Password');
  const frame = screen.getByText('Your password needs:').parentElement ?? document.body;
  const rules = within(frame).getAllByRole('listitem');
  const done = () => rules.filter((rule) => rule.textContent?.includes('done:')).length;
  expect(rules).toHaveLength(5);
  const counts: number[] = [done()];
  for (const typed of ['s', 'W', '1', '!', 'mmmm']) {
    await user.type(password, typed);
    counts.push(done());
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  expect(password.getAttribute('aria-describedby')).toContain('register_password-rules');
});

// Proves J4.18.
test('a password can be shown, and both fields request a new one from the browser', async () => {
  const { user } = await renderForm();
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveProperty('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
  expect(password).toHaveProperty('type', 'text');
  expect(password).toHaveProperty('autocomplete', 'new-password');
  expect(screen.getByLabelText('Repeat password')).toHaveProperty('autocomplete', 'new-password');
  expect(screen.getByLabelText('First name')).toHaveProperty('autocomplete', 'given-name');
});

test('a form that fails to load shows an error and can be retried', async () => {
  let isDown = true;
  const { user } = await renderForm(() => (isDown ? Promise.reject({ kind: 'timeout' }) : dataFields));
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t load the form.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).not.toBeNull();
});

test('a password manager stores the e-mail address with the password, whatever field is above it', async () => {
  const { user } = await renderForm(() => aDataFieldForm(sectionsOf(email, firstName)));
  await user.type(await screen.findByLabelText(/^Email/), 'sam@example.com');
  await user.tab();
  const form = screen.getByLabelText('Password').closest('form');
  const names = form?.querySelectorAll('input[autocomplete=username]');
  expect(names).toHaveLength(1);
  expect(names?.[0]).toHaveProperty('value', 'sam@example.com');
  expect(names?.[0]).toHaveProperty('hidden', true);
});

// Proves J4.22.
test('the button names every empty required field and the terms until they are ticked', async () => {
  const { user } = await renderForm(() => aDataFieldForm(sectionsOf(firstName, email)));
  const missing = () => screen.getByRole('group', { name: 'To continue:' }).textContent;
  await screen.findByLabelText('First name');
  expect(missing()).toBe(
    'To continue:4 things to dofill in First namefill in Passwordfill in Repeat passwordagree to the Terms and Conditions',
  );
  // Pressing it nevertheless shows what is missing, at each field and in total; nothing is sent.
  await user.click(createButton());
  expect(screen.getByText('4 things still to do').getAttribute('role')).toBe('alert');
  expect(await screen.findByRole('link', { name: 'First name is required.' })).toBeTruthy();
  await user.type(screen.getByLabelText('First name'), 'Sam');
  await user.tab();
  expect(missing()).not.toContain('First name');
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('To continue:')).toBeNull();
  await user.click(createButton());
  expect(await screen.findByRole('link', { name: 'Password is required.' })).toBeTruthy();
});
