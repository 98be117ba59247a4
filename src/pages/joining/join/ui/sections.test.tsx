import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $homeVenue } from '@/entities/venue';
import { aDataField, aMembershipType, aPaymentOption, aUser, sectionsOf } from '@/shared/testing';
import { membershipChooser, register } from '../model/features';
import { centreFinder } from '../model/home';
import { detailsContinued } from '../model/joining';
import { chooseMembership, fillBank, fillDates, readOpenSection } from '../testing/joining-steps';
import { gymType, venue } from '../testing/joining-world';
import { showSections, waitUntilSettled } from '../testing/show-sections';

const MEMBERSHIP_PATH = '/centre/riverside-leisure-centre/membership/total-fitness/';

const listTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const getSection = (title: string) => within(screen.getByRole('region', { name: title }));

// Proves J1.1, J1.2, J1.3, J1.7.
describe('the sections', () => {
  test('the sections are shown in order, with their titles', async () => {
    const pageVisit = await showSections({ user: aUser(), hasQuestions: true });
    await waitUntilSettled(chooseMembership(pageVisit));
    expect(listTitles()).toEqual([
      'Choose centre',
      'Choose membership',
      'Your details',
      'Additional details',
      'Review & select dates',
      'Monthly payment',
      'Confirm your details',
      'Checkout',
    ]);
  });

  test('a membership without questions, for a customer with an instruction, has three sections fewer', async () => {
    const pageVisit = await showSections({ user: aUser({ hasInstruction: true }) });
    await waitUntilSettled(chooseMembership(pageVisit));
    expect(listTitles()).toEqual([
      'Choose centre',
      'Choose membership',
      'Your details',
      'Review & select dates',
      'Checkout',
    ]);
  });

  test('only one section is open at a time; a completed one shows the choice and an Edit button', async () => {
    const pageVisit = await showSections({ user: aUser({ hasInstruction: true }) });
    await waitUntilSettled(chooseMembership(pageVisit));
    const detailsSection = getSection('Your details');
    expect(await detailsSection.findByRole('button', { name: 'Continue' })).toBeTruthy();
    const centreSection = getSection('Choose centre');
    expect(centreSection.getByText('Riverside Leisure Centre · NR1 1SR')).toBeTruthy();
    expect(detailsSection.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(getSection('Review & select dates').queryByRole('button')).toBeNull();
    await pageVisit.user.click(centreSection.getByRole('button', { name: 'Edit Choose centre' }));
    expect(await centreSection.findByRole('button', { name: 'Change location' })).toBeTruthy();
    expect(detailsSection.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

test('the form of a new customer stays until the memberships for their account have loaded', async () => {
  let resolveTypes = (_: (typeof gymType)[]) => {};
  let hasAccount = false;
  const createPendingTypes = () => new Promise<(typeof gymType)[]>((resolve) => (resolveTypes = resolve));
  const pageVisit = await showSections({ types: () => (hasAccount ? createPendingTypes() : [gymType]) });
  const { scope } = pageVisit;
  await waitUntilSettled(chooseMembership(pageVisit));
  const detailsSection = getSection('Your details');
  const createButton = await detailsSection.findByRole('button', { name: 'Create account' });
  hasAccount = true;
  const params = { token: 'new-token', message: null };
  await waitUntilSettled(
    Promise.race([allSettled(register.registered, { scope, params }), Promise.resolve()]),
  );
  expect(createButton.isConnected).toBe(true);
  await waitUntilSettled(Promise.resolve(resolveTypes([gymType])));
  await vi.waitFor(() => expect(readOpenSection(scope)).toBe('dates'));
});

test('a completed Monthly payment whose account number looks wrong shows a warning instead of a tick', async () => {
  const pageVisit = await showSections({ user: aUser() });
  const { scope } = pageVisit;
  await waitUntilSettled(chooseMembership(pageVisit));
  await waitUntilSettled(allSettled(detailsContinued, { scope }));
  await waitUntilSettled(fillDates(pageVisit));
  await waitUntilSettled(fillBank(pageVisit, { accountNumber: '66374959' }));
  const paymentSection = screen.getByRole('region', { name: 'Monthly payment' });
  expect(paymentSection.textContent).not.toContain('✓');
  expect(screen.getByRole('region', { name: 'Review & select dates' }).textContent).toContain('✓');
});

describe('Choose centre', () => {
  test('an address with a centre opens the memberships, with the centre in a line above', async () => {
    const { historyEntries } = await showSections({ path: '/centre/riverside-leisure-centre' });
    expect(getSection('Choose centre').getByText('Riverside Leisure Centre · NR1 1SR')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, current: 'step' }).textContent).toBe('Choose membership');
    expect(historyEntries).toEqual([
      { to: '/centre/riverside-leisure-centre', state: { section: 'membership' } },
    ]);
  });

  // Proves J2.2.
  test('a reopened Choose centre shows the selected centre with Change location and Continue', async () => {
    const { user, historyEntries, scope } = await showSections({ path: '/centre/riverside-leisure-centre' });
    const centreSection = getSection('Choose centre');
    await user.click(centreSection.getByRole('button', { name: 'Edit Choose centre' }));
    expect(centreSection.getByRole('heading', { name: 'Riverside Leisure Centre' })).toBeTruthy();
    expect(centreSection.getByText('12 River Street, Norwich, NR1 1SR')).toBeTruthy();
    expect(centreSection.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(centreSection.getByRole('button', { name: 'Change location' }));
    expect(historyEntries.at(-1)?.to).toBe('/');
    expect(scope.getState($homeVenue)).toBeNull();
  });
});

// Proves J4.1, J4.3, J4.21.
describe('Your details', () => {
  test('a visitor sees who the membership is for before they fill in the form', async () => {
    const { scope } = await showSections();
    const juniorType = aMembershipType({ name: 'Junior Active', eligibility: { name: 'Under 16' } });
    await waitUntilSettled(allSettled(centreFinder.venueChosen, { scope, params: venue }));
    const chosenMembership = { membershipType: juniorType, paymentOption: aPaymentOption() };
    await waitUntilSettled(allSettled(membershipChooser.optionChosen, { scope, params: chosenMembership }));
    const detailsSection = getSection('Your details');
    expect(await detailsSection.findByText('Junior Active is for: Under 16')).toBeTruthy();
  });

  test('a date of birth outside the age range shows an error beside the field, and nothing is sent', async () => {
    const birthDateField = aDataField({ name: 'date_of_birth', label: 'Date of birth', type: 'date' });
    const { scope, user } = await showSections({
      form: { checksum: 'a', unavailableFields: [], sections: sectionsOf(birthDateField) },
    });
    const juniorType = aMembershipType({ name: 'Junior Active', minAge: 11, maxAge: 15 });
    await waitUntilSettled(allSettled(centreFinder.venueChosen, { scope, params: venue }));
    const chosenMembership = { membershipType: juniorType, paymentOption: aPaymentOption() };
    await waitUntilSettled(allSettled(membershipChooser.optionChosen, { scope, params: chosenMembership }));
    const detailsSection = getSection('Your details');
    expect(await detailsSection.findByText('Junior Active is for: Ages 11 to 15')).toBeTruthy();
    await user.type(await detailsSection.findByLabelText(/^Date of birth/), '5/5/1990');
    await user.type(detailsSection.getByLabelText('Password'), 'Swim-2026!');
    await user.type(detailsSection.getByLabelText('Repeat password'), 'Swim-2026!');
    await user.click(detailsSection.getByLabelText('I agree to the Terms and Conditions'));
    await user.click(detailsSection.getByRole('button', { name: 'Create account' }));
    const message =
      'Junior Active is for ages 11 to 15. Check the date of birth, or choose another membership.';
    expect(await detailsSection.findByRole('link', { name: message })).toBeTruthy();
    const birthDateInput = detailsSection.getByLabelText(/^Date of birth/);
    expect(birthDateInput.getAttribute('aria-invalid')).toBe('true');
    expect(birthDateInput).toHaveProperty('value', '05/05/1990');
    expect(scope.getState(register.$status)).toBe('ready');
  });

  test('a visitor can read the terms, and I Agree at their end ticks them', async () => {
    const pageVisit = await showSections({
      terms: [{ id: 't', title: 'Our terms', html: '<p>Be fair.</p>' }],
    });
    await waitUntilSettled(chooseMembership(pageVisit));
    const detailsSection = getSection('Your details');
    await pageVisit.user.click(
      await detailsSection.findByRole('button', { name: 'Read the Terms and Conditions' }),
    );
    expect(await screen.findByText('Be fair.')).toBeTruthy();
    const agreeButton = screen.getByRole('button', { name: 'I Agree' });
    await expect.poll(() => agreeButton.getAttribute('aria-disabled')).toBeNull();
    await pageVisit.user.click(agreeButton);
    expect(detailsSection.getByLabelText('I agree to the Terms and Conditions')).toHaveProperty(
      'checked',
      true,
    );
  });

  test("Your details shows a logged-in customer's details read-only, and they press Continue", async () => {
    const pageVisit = await showSections({ user: aUser({ hasInstruction: true }) });
    await waitUntilSettled(chooseMembership(pageVisit));
    const detailsSection = getSection('Your details');
    expect(await detailsSection.findByText("These details can't be edited right now")).toBeTruthy();
    expect(detailsSection.getByText('You can change them later in your online account.')).toBeTruthy();
    expect(detailsSection.getByText('Sam Taylor')).toBeTruthy();
    expect(detailsSection.queryByRole('textbox')).toBeNull();
    await pageVisit.user.click(detailsSection.getByRole('button', { name: 'Continue' }));
    expect(await getSection('Review & select dates').findByLabelText(/^Start date/)).toBeTruthy();
  });

  test("a visitor can switch to the log-in form, and back with 'I don't have an account'", async () => {
    const pageVisit = await showSections();
    await waitUntilSettled(chooseMembership(pageVisit));
    const detailsSection = getSection('Your details');
    await pageVisit.user.click(await detailsSection.findByRole('button', { name: 'I have an account' }));
    expect(await detailsSection.findByLabelText(/^Password/)).toBeTruthy();
    await pageVisit.user.click(detailsSection.getByRole('button', { name: "I don't have an account" }));
    expect(await detailsSection.findByRole('button', { name: 'I have an account' })).toBeTruthy();
  });
});

// Proves J6.14, J6.16.
describe('Review dates', () => {
  test.each([
    ['a monthly membership of a customer without an instruction', aUser(), 'recurring', 'Continue'],
    [
      'a monthly membership of a customer with an instruction',
      aUser({ hasInstruction: true }),
      'recurring',
      'Save and continue to checkout',
    ],
    [
      'a monthly membership of somebody with a billing date',
      aUser({ hasBillingDate: true }),
      'recurring',
      'Save and continue to checkout',
    ],
    ['a single payment', aUser(), 'fixed', 'Save and continue to checkout'],
  ] as const)('the button for %s names the next step', async (_, user, paymentType, label) => {
    const pageVisit = await showSections({ user });
    await waitUntilSettled(chooseMembership(pageVisit, paymentType));
    await waitUntilSettled(allSettled(detailsContinued, { scope: pageVisit.scope }));
    expect(await getSection('Review & select dates').findByRole('button', { name: label })).toBeTruthy();
  });

  test.each([
    ['a direct debit', aUser({ hasInstruction: true })],
    ['a billing date', aUser({ hasBillingDate: true })],
  ])(
    'a customer who already has %s is not asked for a billing day, and sees that it aligns with their other memberships',
    async (_, user) => {
      const pageVisit = await showSections({ user });
      await waitUntilSettled(chooseMembership(pageVisit));
      await waitUntilSettled(allSettled(detailsContinued, { scope: pageVisit.scope }));
      const datesSection = getSection('Review & select dates');
      expect(
        await datesSection.findByText(/billing date of this membership aligns with your other memberships/),
      ).toBeTruthy();
      expect(datesSection.queryByLabelText(/^Day of your monthly payments/)).toBeNull();
    },
  );
});

describe('Confirm your details', () => {
  // Proves J9.13.
  test('Confirm your details shows the bank details back, then Continue to checkout sends the membership', async () => {
    const pageVisit = await showSections({ user: aUser() });
    await waitUntilSettled(chooseMembership(pageVisit));
    await waitUntilSettled(allSettled(detailsContinued, { scope: pageVisit.scope }));
    await waitUntilSettled(fillDates(pageVisit));
    await waitUntilSettled(fillBank(pageVisit));
    const confirmSection = getSection('Confirm your details');
    expect(await confirmSection.findByText('S Taylor')).toBeTruthy();
    expect(confirmSection.getByText('08-99-99')).toBeTruthy();
    await pageVisit.user.click(confirmSection.getByRole('button', { name: 'Continue to checkout' }));
    expect(pageVisit.storedDetails).toHaveLength(1);
    expect(pageVisit.departures).toEqual(['/checkout']);
  });
});

describe('an address of a membership', () => {
  test.each(['recurring', 'fixed'])(
    'the address of a %s membership opens Your details',
    async (paymentType) => {
      await showSections({ path: `${MEMBERSHIP_PATH}${paymentType}` });
      expect(
        await getSection('Your details').findByRole('button', { name: 'I have an account' }),
      ).toBeTruthy();
    },
  );
});
