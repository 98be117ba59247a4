import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aDataField, aMembershipType, aPaymentOption, sectionsOf } from '@/shared/testing';
import { membershipChooser, progress, selection } from '../model/features';
import { centreFinder } from '../model/home';
import { readOpenSection } from '../testing/joining-steps';
import { venue } from '../testing/joining-world';
import { showSections, waitUntilSettled } from '../testing/show-sections';

// Proves J3.14.
test('leaving the field with a date of birth outside the age range shows two alternatives', async () => {
  const birthDateField = aDataField({ name: 'date_of_birth', label: 'Date of birth', type: 'date' });
  const juniorType = aMembershipType({ id: 'j', name: 'Junior Active', minAge: 11, maxAge: 15 });
  const swimType = aMembershipType({ id: 's', name: 'Swim', slug: 'swim', eligibility: null });
  const { scope, user } = await showSections({
    form: { checksum: 'a', unavailableFields: [], sections: sectionsOf(birthDateField) },
    types: () => [juniorType, swimType],
  });
  await waitUntilSettled(allSettled(centreFinder.venueChosen, { scope, params: venue }));
  const chosenMembership = { membershipType: juniorType, paymentOption: aPaymentOption() };
  await waitUntilSettled(allSettled(membershipChooser.optionChosen, { scope, params: chosenMembership }));
  const detailsSection = within(screen.getByRole('region', { name: 'Your details' }));
  await user.type(await detailsSection.findByLabelText(/^Date of birth/), '5/5/1990');
  expect(detailsSection.queryByText('Junior Active is for ages 11 to 15.')).toBeNull();
  await user.tab();
  expect(detailsSection.getByText('Junior Active is for ages 11 to 15.')).toBeTruthy();
  await user.click(detailsSection.getByRole('button', { name: 'Choose another membership' }));
  expect(readOpenSection(scope)).toBe('membership');
  await waitUntilSettled(allSettled(progress.continued, { scope, params: 'membership' }));
  await user.click(
    await detailsSection.findByRole('button', { name: 'Choose Swim instead: £35.00 a month' }),
  );
  expect(scope.getState(selection.$membership)?.membershipType.name).toBe('Swim');
  expect(await detailsSection.findByLabelText(/^Date of birth/)).toHaveProperty('value', '05/05/1990');
  expect(detailsSection.queryByText(/is for ages/)).toBeNull();
});
