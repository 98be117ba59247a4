import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { membershipText } from '@/entities/membership';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { SummaryList, type SummaryRow } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Purchase, summaryRows } from '../lib/summary-rows';
import { text } from '../texts';
import { Timeline } from './timeline';
import { useFolding } from './use-folding';
import { useSpaceBelow } from './use-space-below';

/** Beside the page this column is as high as the page and adds no height. Elsewhere both are `contents`. */
const SideColumn = chakra('div', {
  base: { position: 'relative', alignSelf: 'stretch' },
  variants: {
    place: { foot: { display: 'contents' }, beside: { display: { base: 'contents', xl: 'block' } } },
  },
});
const StickyBounds = chakra('div', {
  base: { position: 'absolute', inset: '0' },
  variants: {
    place: { foot: { display: 'contents' }, beside: { display: { base: 'contents', xl: 'block' } } },
  },
});

/** When embedded, the visible part of the frame differs from its height. */
const STICKY_BOTTOM = 'calc(var(--frame-below, 0px) + var(--bar-below, 0px))';
const VISIBLE_HEIGHT = '100dvh - var(--frame-top, 0px) - var(--frame-below, 0px)';

const Panel = chakra('aside', {
  base: {
    position: 'sticky',
    zIndex: 'header',
    marginX: { base: '-4', md: '-6', lg: '0' },
    paddingX: { base: '4', md: '6' },
    background: 'surface',
    borderStyle: 'solid',
    borderColor: 'line',
    '& *': { scrollMarginBlockEnd: '0' },
  },
  variants: {
    place: {
      foot: {
        bottom: STICKY_BOTTOM,
        paddingY: '2',
        borderWidth: { base: '1px 0 0', lg: '1px' },
        borderRadius: { base: '0', lg: 'lg' },
        boxShadow: 'md',
      },
      beside: {
        bottom: { base: STICKY_BOTTOM, xl: 'auto' },
        top: { xl: 'calc(var(--frame-top, 0px) + 1.5rem)' },
        // In a low window, or above the footer, the details scroll and the total stays visible.
        display: { xl: 'flex' },
        flexDirection: 'column',
        maxHeight: { xl: `calc(${VISIBLE_HEIGHT} - var(--summary-below, 0px) - 3rem)` },
        paddingY: { base: '2', xl: '6' },
        borderWidth: { base: '1px 0 0', lg: '1px' },
        borderRadius: { base: '0', lg: 'lg' },
        boxShadow: { base: 'md', xl: 'sm' },
      },
    },
    isEmpty: { true: { display: 'none' } },
  },
});
const Bar = chakra('div', {
  base: {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& > button': { flexShrink: '0', whiteSpace: 'nowrap' },
  },
  variants: { place: { foot: { display: 'flex' }, beside: { display: { base: 'flex', xl: 'none' } } } },
});

const Body = chakra('div', {
  base: { overflowY: 'auto' },
  variants: {
    place: {
      foot: { maxHeight: `calc((${VISIBLE_HEIGHT}) * 0.5)` },
      beside: {
        flex: { xl: '1' },
        minHeight: '0',
        maxHeight: { base: `calc((${VISIBLE_HEIGHT}) * 0.5)`, xl: 'none' },
      },
    },
    foldedAt: { foot: { display: 'none' }, beside: { display: { base: 'none', xl: 'block' } } },
  },
});

const Total = chakra('div', {
  base: { flexShrink: '0', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  variants: {
    foldedAt: { foot: { display: 'none' }, beside: { display: { base: 'none', xl: 'block' } } },
  },
});

interface PurchaseSummaryProps {
  readonly purchase: Purchase;
  readonly isUpdating?: boolean;
  /** At the foot of the screen, or beside the page where there is space; the same as its columns. */
  readonly place?: 'foot' | 'beside';
  /** Announces each new total to screen readers. */
  readonly announcesTotal?: boolean;
  readonly children?: ReactNode;
}

/** The purchase, with a total that is always visible. Source: Spec, joining §2 "sidebar summary". */
export function PurchaseSummary({
  purchase,
  isUpdating = false,
  place = 'beside',
  announcesTotal = false,
  children,
}: PurchaseSummaryProps) {
  const { isUnfolded, frame: panel, toggle, toggled } = useFolding();
  const bounds = useSpaceBelow();
  const bodyId = useId();
  const titleId = useId();
  const rows: SummaryRow[] = summaryRows(purchase);
  return (
    <SideColumn place={place}>
      <StickyBounds ref={bounds} place={place}>
        <Panel ref={panel} aria-labelledby={titleId} place={place} isEmpty={rows.length === 0}>
          <Bar place={place}>
            <div>
              <Text tone="strong">{barText(purchase)}</Text>
              {purchase.laterPaymentsText !== null && (
                <Text tone="muted" size="sm">
                  {purchase.laterPaymentsText}
                </Text>
              )}
            </div>
            <Button
              ref={toggle}
              variant="text"
              aria-expanded={isUnfolded}
              aria-controls={bodyId}
              onClick={toggled}
            >
              {text(isUnfolded ? 'summary.hide' : 'summary.show')}
            </Button>
          </Bar>
          <Body
            id={bodyId}
            place={place}
            foldedAt={isUnfolded ? undefined : place}
            aria-busy={isUpdating}
            {...(children === undefined && scrolledByKeyboard(titleId))}
          >
            <Heading
              level={2}
              size="md"
              id={titleId}
              display={place === 'beside' ? { base: 'none', xl: 'block' } : 'none'}
            >
              {text('summary.title')}
            </Heading>
            {purchase.timeline.length > 0 && <Timeline payments={purchase.timeline} />}
            <SummaryList rows={rows} label={text('summary.title')} />
            {isUpdating && (
              <Text tone="muted" size="sm">
                {text('summary.updating')}
              </Text>
            )}
            {children}
          </Body>
          {purchase.total !== null && (
            <Total foldedAt={isUnfolded ? undefined : place}>
              <SummaryList
                rows={[{ label: membershipText('costs.total'), value: purchase.total, isStrong: true }]}
                label={membershipText('costs.total')}
              />
            </Total>
          )}
          {announcesTotal && (
            <VisuallyHidden role="status">
              {purchase.total !== null && !isUpdating && text('summary.totalIs', { total: purchase.total })}
            </VisuallyHidden>
          )}
        </Panel>
      </StickyBounds>
    </SideColumn>
  );
}

/** A scrollable region without focusable content takes the focus itself (WCAG 2.1.1). */
const scrolledByKeyboard = (titleId: string) => ({
  tabIndex: 0,
  role: 'group',
  'aria-labelledby': titleId,
});

/** The text of the folded bar: the total once it is known. */
function barText({ total, membership }: Purchase): string {
  if (total !== null) return `${membershipText('costs.total')}: ${total}`;
  if (membership === null) return text('membership.noneSelected');
  return [membership.name, membership.fee].filter(Boolean).join(' – ');
}
