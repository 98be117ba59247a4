import { useEffect, useRef } from 'react';
import type { Cart } from '@/shared/api';
import { bookings } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';
import { HoldLine } from './hold-line';

/** The space below the bar, except on phones. */
const FLOATING_GAP_PX = 16;

/** At the lower edge, so that the page does not shift when an item is added. */
const Bar = styled('section', {
  base: {
    position: 'sticky',
    // Also at the foot of the window while the page is shorter.
    top: 'calc(100dvh - var(--bar-foot) - var(--bar-height, 100dvh))',
    bottom: 'var(--bar-foot)',
    '--bar-foot': { base: 'var(--bar-below, 0px)', md: `calc(var(--bar-below, 0px) + ${FLOATING_GAP_PX}px)` },
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    minHeight: '16',
    marginX: { base: '-4', md: '-6' },
    marginTop: '4',
    // Takes the room that a page leaves above its footer.
    marginBottom: '-12',
    paddingX: { base: '4', md: '6' },
    paddingY: '2',
    background: 'surface',
    boxShadow: 'md',
    borderWidth: { base: '1px 0 0', md: '1px' },
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: { md: 'lg' },
    // Shares its line with the basket link, unless large text leaves too little room.
    '& > div:first-of-type': {
      display: { md: 'flex' },
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      flex: '1 1 8rem',
      minWidth: '0',
    },
  },
});

/** Shows the number of items in the basket, until when they are held, and a link to the basket. */
export function BasketBarContent({ cart }: { cart: Cart }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Keeps the focused element clear of the bar. WCAG 2.4.11.
    const root = document.documentElement;
    const previousPadding = root.style.scrollPaddingBottom;
    root.style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + FLOATING_GAP_PX}px`;
    const { current } = bar;
    // Does not use the shared helper, which would become one more file of the page for booking a camp.
    const observer =
      globalThis.ResizeObserver &&
      new ResizeObserver(() => {
        current?.style.setProperty('--bar-height', `${current.offsetHeight}px`);
      });
    if (current) observer?.observe(current);
    return () => {
      observer?.disconnect();
      root.style.scrollPaddingBottom = previousPadding;
    };
  }, []);
  const { itemCount, formattedTotal } = cart.totals;
  return (
    <Bar ref={bar} aria-label={text('basketBar.name')}>
      <div>
        <Text tone="strong" hasFigures>
          {text(itemCount === 1 ? 'basketBar.one' : 'basketBar.many', {
            count: itemCount,
            price: formattedTotal,
          })}
        </Text>
        <HoldLine cart={cart} isShort />
      </div>
      <ButtonLink to={bookings.basket}>{text('basketBar.toBasket')}</ButtonLink>
    </Bar>
  );
}
