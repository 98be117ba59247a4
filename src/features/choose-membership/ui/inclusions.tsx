import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { formatBenefitUses } from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import { clampLines } from '@/shared/theme';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { formatCoverage } from '../lib/coverage-line';
import { splitTeaser } from '../lib/teaser';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: 'snug',
    // Aligns the buttons of cards that are next to each other.
    flex: '1',
  },
});
const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    minWidth: '0',
    '& svg': { flexShrink: '0', marginTop: '1px', color: 'primary.text' },
  },
});
const LineText = styled('span', {
  variants: { lines: { 1: clampLines(1), 2: clampLines(2) } },
});

/** How many benefits a card lists; the details list all of them. */
const MAX_BENEFITS = 3;

/** Up to three lines about what the membership includes, where it is valid, and a button for its details. */
export function Inclusions({ type, children }: { type: MembershipType; children: Elements }) {
  const shownBenefits = type.benefits.slice(0, MAX_BENEFITS);
  const { lead, bullets } = splitTeaser(shownBenefits.length < MAX_BENEFITS ? type.description : '');
  return (
    <List>
      {lead !== '' && (
        <Line icon={bullets.length === 0 ? Check : null} lines={2}>
          {lead}
        </Line>
      )}
      {bullets.map((bullet) => (
        <Line key={bullet} icon={Check}>
          {bullet}
        </Line>
      ))}
      {shownBenefits.map((benefit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write one benefit twice, and the list never changes.
        <Line key={`${index} ${benefit.name}`} icon={Check}>
          {[benefit.name, formatBenefitUses(benefit)].filter(Boolean).join(', ')}
        </Line>
      ))}
      <Line icon={MapPin}>{formatCoverage(type)}</Line>
      <li>{children}</li>
    </List>
  );
}

interface LineProps {
  readonly icon: LucideIcon | null;
  readonly lines?: 1 | 2;
  readonly children: ReactNode;
}

function Line({ icon, lines = 1, children }: LineProps) {
  return (
    <Item>
      {icon && <Icon of={icon} size={16} />}
      <LineText lines={lines}>{children}</LineText>
    </Item>
  );
}
