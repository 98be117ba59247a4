import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { dayName } from '@/entities/session';
import { $addingIds } from '@/features/change-basket';
import type { CustomerPackage, PackageType } from '@/shared/api';
import { bookings } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import * as model from '../model/packages';
import { text } from '../texts';

const PackageGrid = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
const PackageCard = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
    '& h3': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
  },
});

export function PackageList({ children }: { children: ReactNode }) {
  return <PackageGrid>{children}</PackageGrid>;
}

/** A package that the customer holds: its remaining visits and expiry. */
export function OwnPackage({ ownPackage }: { ownPackage: CustomerPackage }) {
  const { name, uses, usesLeft, expiresOn, state } = ownPackage;
  const expiryDay = dayName(expiresOn);
  return (
    <PackageCard>
      <h3>{name}</h3>
      <Text tone={state === 'usable' ? 'strong' : 'muted'}>
        {state === 'used_up' ? text('packages.usedUp') : text('packages.left', { left: usesLeft, uses })}
      </Text>
      {state !== 'used_up' && (
        <Text tone="muted" size="sm">
          {text(state === 'expired' ? 'packages.expired' : 'packages.until', { day: expiryDay })}
        </Text>
      )}
    </PackageCard>
  );
}

/** A package for sale: what it is for, its validity, audience and price. */
export function SoldPackage({ packageType }: { packageType: PackageType }) {
  const { id, name, description, uses, validDays, transferable, price, pricePerUse } = packageType;
  const { addingIds, addedId, refusedPackage, addToBasket } = useUnit({
    addingIds: $addingIds,
    addedId: model.$addedPackageId,
    refusedPackage: model.$refusedPackage,
    addToBasket: model.addClicked,
  });
  return (
    <PackageCard>
      <h3>{name}</h3>
      <Text>{description}</Text>
      <Text tone="muted" size="sm">
        {`${text('packages.valid', { n: validDays })} ${text(transferable === 'family' ? 'packages.family' : 'packages.own')}`}
      </Text>
      <Stack gap="0">
        <Text isAmount tone="strong" size="lg">
          {price.formatted}
        </Text>
        <Text hasFigures tone="muted" size="sm">
          {`${text('packages.uses', { n: uses })} · ${text('packages.perUse', { price: pricePerUse.formatted })}`}
        </Text>
      </Stack>
      {refusedPackage?.id === id && <Alert status="danger">{refusedPackage.message}</Alert>}
      <Stack direction="row" gap="3" align="center">
        <Button
          variant="secondary"
          isBusy={addingIds.has(id)}
          aria-label={text('packages.addNamed', { name })}
          onClick={() => addToBasket(id)}
        >
          {text('packages.add')}
        </Button>
        {addedId === id && (
          <ButtonLink variant="secondary" to={bookings.basket}>
            {text('packages.toBasket')}
          </ButtonLink>
        )}
      </Stack>
    </PackageCard>
  );
}
