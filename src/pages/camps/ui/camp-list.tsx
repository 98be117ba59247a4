import { agesText, campPath, campStateWords, datesText } from '@/entities/camp';
import { StateLabel } from '@/entities/session';
import type { CampSummary } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const List = styled('ul', {
  base: { display: 'grid', gap: '3', margin: '0', padding: '0', listStyle: 'none' },
});
const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
    '&:has(a:hover)': { borderColor: 'primary.text' },
    '& h2': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    // The whole row is the target of its link.
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& a:hover': { textDecoration: 'underline' },
    '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& a:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Facts = styled('div', { base: { display: 'grid', gap: '1' } });
const Prices = styled('div', {
  base: { display: 'grid', gap: '0', textAlign: { base: 'start', md: 'end' } },
});

interface CampListProps {
  /** Of the centre. */
  readonly slug: string;
  readonly camps: readonly CampSummary[];
}

/** Camps, the next first: when, for whom, whether there is room, and what they cost. */
export function CampList({ slug, camps }: CampListProps) {
  if (camps.length === 0) return null;
  return (
    <List>
      {camps.map((camp) => (
        <Row key={camp.id}>
          <Facts>
            <h2>
              <Link to={campPath(slug, camp.slug)}>{camp.name}</Link>
            </h2>
            <Text isAmount>{`${datesText(camp)} · ${daysText(camp)}`}</Text>
            <Text tone="muted">{agesText(camp)}</Text>
            <StateLabel state={camp.state}>{campStateWords(camp)}</StateLabel>
          </Facts>
          <Prices>
            <Text isAmount tone="strong" size="lg">
              {text('camps.priceFrom', { price: camp.priceFrom.formatted })}
            </Text>
            {camp.weekPrice && (
              <Text isAmount tone="muted" size="sm">
                {text('camps.week', { price: camp.weekPrice.formatted })}
              </Text>
            )}
          </Prices>
        </Row>
      ))}
    </List>
  );
}

function daysText({ dayCount }: CampSummary): string {
  return dayCount === 1 ? text('camps.oneDay') : text('camps.dayCount', { n: dayCount });
}
