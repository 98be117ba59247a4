import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/hand-off';
import { text } from '../texts';

/** Replaces the tenders while the basket is on the customer's phone, because staff must not take money for it. */
export function OnTheirPhone() {
  const { handOff, show } = useUnit({ handOff: model.$handOff, show: model.dialogShown });
  return (
    <Card>
      <Stack gap="3" align="start">
        <Heading level={2} size="sm">
          {text('handOff.heading')}
        </Heading>
        <Text>{text('handOff.locked')}</Text>
        {handOff && (
          <Button variant="secondary" onClick={() => show()}>
            {text('handOff.show')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
