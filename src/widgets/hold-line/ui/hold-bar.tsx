import { useEffect, useRef } from 'react';
import type { Cart } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { HoldLine } from './hold-line';

/** At the lower edge, so that nothing moves when a place has been added. */
const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--bar-below, 0px)',
    zIndex: '1',
    marginX: { base: '-4', lg: '0' },
    paddingX: '4',
    paddingY: '1',
    background: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

/** Until when the places in the basket are held, while more are looked for. */
export function HoldBarContent({ cart }: { cart: Cart }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What has the focus is never below the bar. WCAG 2.4.11.
    const root = document.documentElement;
    const before = root.style.scrollPaddingBottom;
    root.style.scrollPaddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingBottom = before;
    };
  }, []);
  return (
    <Bar ref={bar}>
      <HoldLine cart={cart} />
    </Bar>
  );
}
