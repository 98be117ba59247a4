import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { membershipText } from '@/entities/membership';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Purchase } from '../lib/summary-rows';
import { text } from '../texts';
import { Receipt } from './receipt';
import { HAS_BAR, SPACE_BELOW } from './summary-columns';
import { useFixedBarHeight } from './use-fixed-bar-height';
import { useFolding } from './use-folding';
import { useSpaceAround } from './use-space-around';

/**
 * The column beside the page is as high as the page but adds no height. On narrow screens both elements are
 * `contents`.
 */
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
const VISIBLE_HEIGHT = '100dvh - var(--frame-top, 0px) - var(--frame-below, 0px)';

/** The space above the panel within the visible part. */
const SPACE_ABOVE = 'max(var(--summary-above, 0px) - var(--frame-top, 0px), 1.5rem)';

const Panel = chakra('aside', {
  base: {
    position: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    zIndex: 'header',
    marginX: { base: '-4', md: '-6', lg: '0' },
    paddingX: { base: '4', md: '6' },
    background: 'surface',
    borderStyle: 'solid',
    borderColor: 'line',
    '& *': { scrollMarginBlockEnd: '0' },
    [HAS_BAR]: { position: 'fixed', insetInline: '0', marginX: '0' },
    '@media (max-width: 74.99rem) and (max-height: 24.99rem)': { position: 'static' },
  },
  variants: {
    place: {
      foot: {
        bottom: SPACE_BELOW,
        paddingY: '2',
        borderWidth: { base: '1px 0 0', lg: '1px' },
        borderRadius: { base: '0', lg: 'lg' },
        boxShadow: 'md',
      },
      beside: {
        bottom: { base: SPACE_BELOW, xl: 'auto' },
        top: { xl: 'calc(var(--frame-top, 0px) + 1.5rem)' },
        // In a low window, below the page's title or above the footer, the details scroll and the total stays visible.
        maxHeight: { xl: `calc(${VISIBLE_HEIGHT} - ${SPACE_ABOVE} - var(--summary-below, 0px) - 1.5rem)` },
        paddingY: { base: '2', xl: '6' },
        borderWidth: { base: '1px 0 0', lg: '1px' },
        borderRadius: { base: '0', lg: 'lg' },
        boxShadow: { base: 'md', xl: 'sm' },
      },
    },
    isEmpty: { true: { display: 'none' } },
    // There is no total to keep visible, so it is a line at the end of the page.
    isNothingChosen: {
      true: {
        position: 'static',
        [HAS_BAR]: { position: 'static' },
        boxShadow: 'none',
      },
    },
  },
});
/**
 * The folded summary: the button that unfolds it shows the total. On phones it leaves room for the step's own button.
 */
const Bar = chakra('button', {
  base: {
    order: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    // With large text the two parts wrap onto two lines.
    flexWrap: 'wrap',
    columnGap: '3',
    width: 'full',
    minHeight: { base: '14', md: 'target' },
    padding: '0',
    border: '0',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > span': { minWidth: '0' },
    '& > :first-child': { flex: '1 1 7em' },
    '& > span > span': { display: 'block' },
    '& > :last-child': {
      flexShrink: '0',
      color: 'primary.text',
      fontWeight: 'bold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  variants: { place: { foot: { display: 'flex' }, beside: { display: { base: 'flex', xl: 'none' } } } },
});

const Body = chakra('div', {
  base: { overflowY: 'auto', minHeight: '0', paddingY: { base: '3', xl: '0' } },
  variants: {
    place: {
      foot: { maxHeight: `calc((${VISIBLE_HEIGHT}) * 0.5)` },
      beside: {
        flex: { xl: '1' },
        maxHeight: { base: `calc((${VISIBLE_HEIGHT}) * 0.5)`, xl: 'none' },
      },
    },
    foldedAt: { foot: { display: 'none' }, beside: { display: { base: 'none', xl: 'block' } } },
  },
});

/** Below the scrolling part, so that it is always visible. */
const Total = chakra('div', {
  base: {
    flexShrink: '0',
    marginTop: '3',
    paddingTop: '3',
    borderTop: '1px solid',
    borderColor: 'line',
  },
  variants: {
    place: { foot: { display: 'none' }, beside: { display: { base: 'none', xl: 'block' } } },
  },
});
const TotalLine = chakra('dl', {
  base: {
    margin: '0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '3',
    fontWeight: 'bold',
    '& dd': { margin: '0', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' },
  },
});

interface PurchaseSummaryProps {
  readonly purchase: Purchase;
  /** The title; "membership" if absent. */
  readonly title?: string;
  readonly isUpdating?: boolean;
  /** At the foot of the screen, or beside the page if there is room; the same as in `SummaryColumns`. */
  readonly place?: 'foot' | 'beside';
  /** Whether each new total is announced to screen readers. */
  readonly announcesTotal?: boolean;
  /** Whether the children contain a button, which lets the keyboard scroll the region. */
  readonly hasButton?: boolean;
  readonly children?: Elements;
}

/** The purchase, with a total that is always visible. Requirement J1.12. */
export function PurchaseSummary({
  purchase,
  title = text('summary.title'),
  isUpdating = false,
  place = 'beside',
  announcesTotal = false,
  hasButton = false,
  children,
}: PurchaseSummaryProps) {
  const { isUnfolded, frame: panel, toggle, toggled } = useFolding();
  const bounds = useSpaceAround();
  const bodyId = useId();
  const titleId = useId();
  useFixedBarHeight(panel);
  const { total, laterPaymentsText, centre, membership, fees } = purchase;
  const isBefore = total === null && membership === null;
  const isEmpty = centre === null && isBefore && fees.length === 0;
  return (
    <SideColumn place={place}>
      <StickyBounds ref={bounds} place={place}>
        <Panel
          ref={panel}
          aria-labelledby={titleId}
          place={place}
          isEmpty={isEmpty}
          isNothingChosen={isBefore && place === 'foot'}
        >
          <Bar
            ref={toggle}
            type="button"
            data-bar=""
            place={place}
            aria-expanded={isUnfolded}
            aria-controls={bodyId}
            onClick={toggled}
          >
            <span>
              <Text as="span" tone="strong">
                {formatBar(purchase)}
              </Text>
              {laterPaymentsText !== null && (
                <Text as="span" tone="muted" size="sm">
                  {laterPaymentsText}
                </Text>
              )}
            </span>
            <span data-bar-toggle="">{text(isUnfolded ? 'summary.hide' : 'summary.show')}</span>
          </Bar>
          <Body
            id={bodyId}
            place={place}
            foldedAt={isUnfolded ? undefined : place}
            aria-busy={isUpdating}
            {...(!hasButton && buildScrollProps(titleId))}
          >
            <Heading
              level={2}
              size="sm"
              id={titleId}
              marginBottom="2"
              display={place === 'beside' ? { base: 'none', xl: 'block' } : 'none'}
            >
              {title}
            </Heading>
            <Receipt purchase={purchase} />
            {isUpdating && (
              <Text tone="muted" size="sm">
                {text('summary.updating')}
              </Text>
            )}
            {children}
          </Body>
          {total !== null && (
            <Total place={place}>
              <TotalLine>
                <dt>{membershipText('costs.total')}</dt>
                <dd>{total}</dd>
              </TotalLine>
              {laterPaymentsText !== null && (
                <Text tone="muted" size="sm">
                  {laterPaymentsText}
                </Text>
              )}
            </Total>
          )}
          {announcesTotal && (
            <VisuallyHidden role="status">
              {total !== null && !isUpdating && text('summary.totalIs', { total })}
            </VisuallyHidden>
          )}
        </Panel>
      </StickyBounds>
    </SideColumn>
  );
}

/** A scrollable region without focusable content takes the focus itself (WCAG 2.1.1). */
const buildScrollProps = (titleId: string) => ({
  tabIndex: 0,
  role: 'group',
  'aria-labelledby': titleId,
});

/** The text of the folded bar: the total once it is known. */
function formatBar({ total, membership }: Purchase): string {
  if (total !== null) return `${membershipText('costs.total')}: ${total}`;
  if (membership === null) return text('membership.noneSelected');
  return [membership.name, membership.fee].filter(Boolean).join(' – ');
}
