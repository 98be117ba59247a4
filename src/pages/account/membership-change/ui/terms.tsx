import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { backToDatesClicked } from '../model/sending';
import { text } from '../texts';
import { Agreement } from './agreement';

/** The last step of customers who have entered bank details. */
export function TermsStep() {
  const backToDates = useUnit(backToDatesClicked);
  return (
    <Stack as="section" gap="6" aria-labelledby="new-terms">
      <Heading level={2} id="new-terms">
        {text('changeMembership.terms')}
      </Heading>
      <Agreement />
      <Stack direction="row">
        <Button variant="text" onClick={() => backToDates()}>
          {text('changeMembership.toDates')}
        </Button>
      </Stack>
    </Stack>
  );
}
