import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import type { HeldPackage } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatLongDate } from '@/shared/lib';
import { bookingPath } from '@/shared/routes';
import { ButtonLink, Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { bookWithPackagePath } from '../lib/book-with';
import { text } from '../texts';

export const PackageList = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
const PackageItem = styled('li', {
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
    '& h2': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    '& meter': { width: 'full', height: '3' },
    '& summary': { minHeight: 'target', display: 'flex', alignItems: 'center', cursor: 'pointer' },
  },
});
const UsageList = styled('ul', {
  base: { margin: '0', padding: '0', listStyle: 'none', '& > li': { paddingY: '2' } },
});

/** A package: its remaining visits, expiry, people and history. */
export function HeldPackageCard({ heldPackage }: { heldPackage: HeldPackage }) {
  const { name, uses, usesLeft, state, transferable, description, venues } = heldPackage;
  return (
    <PackageItem>
      <h2>{name}</h2>
      {state === 'usable' && (
        <>
          <Text tone="strong">{text('held.left', { left: usesLeft, uses })}</Text>
          <meter
            min={0}
            max={uses}
            value={usesLeft}
            aria-label={text('held.bar', { left: usesLeft, uses, name })}
          />
        </>
      )}
      {description && <Text>{description}</Text>}
      <Text tone="muted" size="sm">
        {[
          formatExpiry(heldPackage),
          ...(venues === undefined ? [] : [formatVenues(venues)]),
          text(transferable === 'family' ? 'held.family' : 'held.own'),
        ].join(' ')}
      </Text>
      {state === 'usable' && <BookWithPackageLink heldPackage={heldPackage} />}
      <UsageHistory heldPackage={heldPackage} />
    </PackageItem>
  );
}

function formatVenues(venues: NonNullable<HeldPackage['venues']> | null): string {
  if (venues === null) return text('held.everywhere');
  return text('held.at', { venues: venues.map(({ name }) => name).join(', ') });
}

/** A link to book with the package on the bookings site. */
function BookWithPackageLink({ heldPackage }: { heldPackage: HeldPackage }) {
  const { user, config } = useUnit({ user: $user, config: $config });
  if (config.subSites.bookings === '') return null;
  const bookWithPath = bookWithPackagePath(heldPackage, user?.homeVenueSlug ?? null);
  return (
    <ButtonLink variant="secondary" href={`${config.subSites.bookings}${bookWithPath}`}>
      {text('held.book', { name: heldPackage.name })}
    </ButtonLink>
  );
}

function formatExpiry({ state, expiresOn }: HeldPackage): string {
  const day = formatLongDate(expiresOn);
  if (state === 'used_up') return text('held.usedUp');
  return text(state === 'expired' ? 'held.expired' : 'held.until', { day });
}

function UsageHistory({ heldPackage: { history, uses, usesLeft } }: { heldPackage: HeldPackage }) {
  // Visits without a booking, for example at the desk, have no history.
  if (history.length === 0) return usesLeft === uses ? <Text size="sm">{text('held.notUsed')}</Text> : null;
  return (
    <details>
      <summary>{text('held.history')}</summary>
      <UsageList>
        {history.map(({ bookingId, date, title, person, count }) => (
          <li key={bookingId}>
            <Link to={bookingPath(bookingId)} isStandalone>
              {title}
            </Link>
            <Text size="sm" tone="muted">
              {[formatLongDate(date), person, count > 1 ? text('held.times', { n: count }) : null]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </UsageList>
    </details>
  );
}
