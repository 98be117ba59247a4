import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { benefitUsesLabel } from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import { clampLines } from '@/shared/theme';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/icon';
import { SafeHtml } from '@/shared/ui/safe-html';
import { styled } from '@/shared/ui/styled';
import { coverageLine } from '../lib/coverage-line';

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
    // Each bullet of a description has its own tick.
    '&[data-bullets] > svg': { display: 'none' },
  },
});
const Words = styled('span', { base: clampLines(1) });

/** The beginning of the description: its first bullets, otherwise running text. The details show all of it. */
const Teaser = styled('div', {
  base: {
    ...clampLines(2),
    '&& :is(p, ul, ol, li, div, h1, h2, h3, h4)': {
      display: 'inline',
      margin: '0',
      padding: '0',
      fontSize: 'inherit',
      fontWeight: 'inherit',
      lineHeight: 'inherit',
    },
    '& :is(p, ol) + *::before': { content: '" "' },
    '[data-bullets] > &': { display: 'block', flex: '1' },
    '&& li:nth-of-type(n + 3)': { display: 'none' },
    '&& li': {
      display: 'block',
      position: 'relative',
      paddingInlineStart: '6',
      '&::before': {
        content: '"✓" / ""',
        position: 'absolute',
        insetInlineStart: '0',
        color: 'primary.text',
      },
      '&::first-letter': { textTransform: 'uppercase' },
    },
  },
});

/** How many benefits a card lists; the details list all of them. */
const MOST = 3;

/** Up to three lines about what the membership includes, where it is valid, and a button for its details. */
export function Inclusions({ type, children }: { type: MembershipType; children: Elements }) {
  const named = type.benefits.slice(0, MOST);
  const hasBullets = /<li\b/i.test(type.description);
  return (
    <List>
      {named.length < MOST && type.description !== '' && (
        <Item data-bullets={hasBullets ? '' : undefined}>
          <Icon of={Check} size={16} />
          <Teaser>
            <SafeHtml html={type.description} isRunning={!hasBullets} />
          </Teaser>
        </Item>
      )}
      {named.map((benefit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write one benefit twice, and the list never changes.
        <Line key={`${at} ${benefit.name}`} icon={Check}>
          {[benefit.name, benefitUsesLabel(benefit)].filter(Boolean).join(', ')}
        </Line>
      ))}
      <Line icon={MapPin}>{coverageLine(type)}</Line>
      <li>{children}</li>
    </List>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Item>
      <Icon of={icon} size={16} />
      <Words>{children}</Words>
    </Item>
  );
}
