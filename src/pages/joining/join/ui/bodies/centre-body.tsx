import { useUnit } from 'effector-react';
import { $homeVenue } from '@/entities/venue';
import { CentreFinder } from '@/features/find-centre';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { changeLocationClicked } from '../../model/confirm-discard';
import { centreFinder } from '../../model/home';
import { centreContinued } from '../../model/joining';
import { $isFinding } from '../../model/page-history';
import { text as joiningText } from '../texts';
import { text } from './texts';

/** The finder, or the selected centre with Change location and Continue. Requirement J2.2. */
export function CentreBody() {
  const { isFinding, venue, onContinue, onChangeLocation } = useUnit({
    isFinding: $isFinding,
    venue: $homeVenue,
    onContinue: centreContinued,
    onChangeLocation: changeLocationClicked,
  });
  if (!venue) return <CentreFinder model={centreFinder} />;
  // At the home address an earlier choice is still available, so that it need not be made again.
  if (isFinding)
    return (
      <Stack gap="6">
        <Button variant="secondary" alignSelf="start" onClick={() => onContinue()}>
          {text('finder.keep', { name: venue.name })}
        </Button>
        <CentreFinder model={centreFinder} />
      </Stack>
    );
  const address = [venue.address1, venue.address2, venue.postcode].filter(Boolean).join(', ');
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text tone="muted" size="sm">
          {text('finder.selected')}
        </Text>
        <Heading level={3}>{venue.name}</Heading>
        {address !== '' && <Text tone="muted">{address}</Text>}
      </Stack>
      <Stack direction="row" gap="3">
        <Button onClick={() => onContinue()}>{joiningText('joining.continue')}</Button>
        <Button variant="secondary" onClick={() => onChangeLocation()}>
          {joiningText('centre.changeLocation')}
        </Button>
      </Stack>
    </Stack>
  );
}
