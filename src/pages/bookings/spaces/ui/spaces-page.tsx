import { useParams } from 'react-router';
import { spacePath } from '@/entities/session';
import type { FacilityList } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { CentrePage } from '@/widgets/centre-tabs';
import { page } from '../model/spaces';
import { text } from '../texts';

const FacilityGrid = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
const FacilityBox = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'md',
    background: 'surface',
    '&:hover': { borderColor: 'chosen' },
  },
});
const FacilityName = styled('h2', {
  base: {
    margin: '0',
    fontFamily: 'body',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    // The link covers the whole card.
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '& a:hover': { textDecoration: 'underline' },
    '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& a:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
  },
});

/** The courts and pitches of a centre. */
export function SpacesPage() {
  const { locationSlug = '' } = useParams();
  return (
    <CentrePage
      page={page}
      params={locationSlug}
      title={text('spaces.title')}
      slug={locationSlug}
      venueNameOf={({ venue }) => venue.name}
      loading={text('spaces.loading')}
      skeleton={<SkeletonRows label={text('spaces.loading')} layout="tiles" lines={3} />}
      failed={text('spaces.loadFailed')}
      notFound={text('spaces.notFound')}
    >
      {({ facilities }) => <FacilityCards facilities={facilities} slug={locationSlug} />}
    </CentrePage>
  );
}

interface FacilityCardsProps extends Pick<FacilityList, 'facilities'> {
  /** The slug of the centre. */
  readonly slug: string;
}

function FacilityCards({ facilities, slug }: FacilityCardsProps) {
  if (facilities.length === 0) return <Text>{text('spaces.none')}</Text>;
  return (
    <FacilityGrid>
      {facilities.map((facility) => (
        <FacilityCard key={facility.slug} facility={facility} slug={slug} />
      ))}
    </FacilityGrid>
  );
}

interface FacilityCardProps {
  readonly facility: FacilityList['facilities'][number];
  /** The slug of the centre. */
  readonly slug: string;
}

function FacilityCard({ facility, slug }: FacilityCardProps) {
  const { name, spaceCount, minutes, priceFrom, freeToday } = facility;
  const facts = [
    spaceCount === 1 ? text('spaces.one') : text('spaces.count', { n: spaceCount }),
    text('spaces.minutes', { n: minutes }),
  ];
  return (
    <FacilityBox>
      <FacilityName>
        <Link to={spacePath(slug, facility.slug)}>{name}</Link>
      </FacilityName>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      <Stack direction="row" gap="4" justify="between" align="center">
        <Text size="sm" tone={freeToday > 0 ? 'strong' : 'muted'}>
          {formatFreeCount(freeToday)}
        </Text>
        <Text hasFigures>
          {priceFrom ? text('spaces.from', { price: priceFrom.formatted }) : text('spaces.membersOnly')}
        </Text>
      </Stack>
    </FacilityBox>
  );
}

function formatFreeCount(freeCount: number): string {
  if (freeCount === 0) return text('spaces.full');
  return freeCount === 1 ? text('spaces.freeOne') : text('spaces.free', { n: freeCount });
}
