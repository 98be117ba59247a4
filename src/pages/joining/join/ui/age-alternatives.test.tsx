import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aDataField, aMembershipType, aPaymentOption, sectionsOf } from '@/shared/testing';
import { membershipChooser, progress, selection } from '../model/features';
import { finder } from '../model/home';
import { openIn } from '../testing/joining-steps';
import { venue } from '../testing/joining-world';
import { showSections, waitUntilSettled } from '../testing/show-sections';

// Proves J3.14.
test('leaving the field with a date of birth outside the age range shows two alternatives', async () => {
  const born = aDataField({ name: 'date_of_birth', label: 'Date of birth', type: 'date' });
  const juniors = aMembershipType({ id: 'j', name: 'Junior Active', minAge: 11, maxAge: 15 });
  const swim = aMembershipType({ id: 's', name: 'Swim', slug: 'swim', eligibility: null });
  const { scope, user } = await showSections({
    form: { checksum: 'a', unaskable: [], sections: sectionsOf(born) },
    types: () => [juniors, swim],
  });
  await waitUntilSettled(allSettled(finder.venueChosen, { scope, params: venue }));
  const chosenMembership = { membershipType: juniors, paymentOption: aPaymentOption() };
  await waitUntilSettled(allSettled(membershipChooser.optionChosen, { scope, params: chosenMembership }));
  const details = within(screen.getByRole('region', { name: 'Your details' }));
  await user.type(await details.findByLabelText(/^Date of birth/), '5/5/1990');
  expect(details.queryByText('Junior Active is for ages 11 to 15.')).toBeNull();
  await user.tab();
  expect(details.getByText('Junior Active is for ages 11 to 15.')).toBeTruthy();
  await user.click(details.getByRole('button', { name: 'Choose another membership' }));
  expect(openIn(scope)).toBe('membership');
  await waitUntilSettled(allSettled(progress.continued, { scope, params: 'membership' }));
  await user.click(await details.findByRole('button', { name: 'Choose Swim instead: £35.00 a month' }));
  expect(scope.getState(selection.$membership)?.membershipType.name).toBe('Swim');
  expect(await details.findByLabelText(/^Date of birth/)).toHaveProperty('value', '05/05/1990');
  expect(details.queryByText(/is for ages/)).toBeNull();
});
