import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { SummaryList, type SummaryRow } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { type Purchase, summaryRows } from '../lib/summary-rows';
import { Timeline } from './timeline';

/** On a phone a bar at the bottom of the screen, on a wide screen a card beside the page. */
const Frame = chakra('aside', {
  base: {
    position: 'sticky',
    // Inside another page's frame, which is as high as its content, what is in sight begins and ends elsewhere.
    bottom: { base: 'var(--frame-below, 0px)', lg: 'auto' },
    top: { lg: 'calc(var(--frame-top, 0px) + 1.5rem)' },
    zIndex: 'header',
    marginX: { base: '-4', md: '-6', lg: '0' },
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '1.5', lg: '6' },
    background: 'surface',
    borderWidth: { base: '1px 0 0', lg: '1px' },
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: { base: '0', lg: 'lg' },
    boxShadow: { base: 'md', lg: 'sm' },
  },
  // On a phone an empty summary is only in the way.
  variants: { isEmpty: { true: { display: { base: 'none', lg: 'block' } } } },
});
const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
const Body = chakra('div', {
  // Where the window is low the details scroll, and the payments above them stay in sight.
  base: { maxHeight: { base: '60dvh', lg: 'calc(100dvh - 6rem)' }, overflowY: 'auto' },
  variants: { isOpen: { true: {}, false: { display: { base: 'none', lg: 'block' } } } },
});

interface PurchaseSummaryProps {
  readonly purchase: Purchase;
  /** The price is being worked out anew. */
  readonly isUpdating?: boolean;
  /** What stands below the total, such as Start over. */
  readonly children?: ReactNode;
}

/** What is being bought, with the total always in sight. Source: Spec, joining §2 "sidebar summary". */
export function PurchaseSummary({ purchase, isUpdating = false, children }: PurchaseSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const titleId = useId();
  const rows: SummaryRow[] = summaryRows(purchase);
  return (
    <Frame aria-labelledby={titleId} isEmpty={rows.length === 0}>
      <Bar>
        <div>
          <Text tone="strong">{barText(purchase)}</Text>
          {purchase.later !== null && (
            <Text tone="muted" size="sm">
              {purchase.later}
            </Text>
          )}
        </div>
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'summary.hide' : 'summary.show')}
        </Button>
      </Bar>
      <Body id={bodyId} isOpen={isOpen} aria-busy={isUpdating}>
        <Heading level={2} size="md" id={titleId} display={{ base: 'none', lg: 'block' }}>
          {text('summary.title')}
        </Heading>
        {purchase.timeline.length > 0 && <Timeline payments={purchase.timeline} />}
        {rows.length === 0 ? (
          <Text tone="muted" marginTop="3">
            {text('summary.empty')}
          </Text>
        ) : (
          <SummaryList rows={rows} label={text('summary.title')} />
        )}
        {isUpdating && (
          <Text tone="muted" size="sm">
            {text('summary.updating')}
          </Text>
        )}
        {children}
      </Body>
    </Frame>
  );
}

/** What the bar says while the rest is folded away: the total as soon as there is one. */
function barText({ total, membership }: Purchase): string {
  if (total !== null) return `${text('summary.total')}: ${total}`;
  return [membership?.name ?? text('summary.title'), membership?.fee].filter(Boolean).join(' – ');
}
