import { useUnit } from 'effector-react';
import { formatPriceLabel } from '@/entities/membership';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { $ageAlternative } from '../../model/age-alternative';
import { membershipChooser, progress } from '../../model/features';
import { text } from './texts';

/**
 * The alternatives for a visitor outside the age range of the chosen membership: one for their age, or all
 * memberships.
 */
export function AgeAlternatives() {
  const { alternative, optionChosen, editRequested } = useUnit({
    alternative: $ageAlternative,
    optionChosen: membershipChooser.optionChosen,
    editRequested: progress.editRequested,
  });
  return (
    <Stack gap="1" align="start">
      {alternative && (
        <Button variant="text" onClick={() => optionChosen(alternative)}>
          {text('details.takeAlternative', {
            membership: alternative.membershipType.name,
            price: formatPriceLabel(alternative.paymentOption) ?? '',
          })}
        </Button>
      )}
      <Button variant="text" onClick={() => editRequested('membership')}>
        {text('details.anotherMembership')}
      </Button>
    </Stack>
  );
}
