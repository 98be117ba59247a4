import { styled } from '../styled';
import { text } from '../texts';
import { VisuallyHidden } from '../visually-hidden';

const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', color: 'primary.text' },
  variants: { size: { sm: { paddingY: '1' }, lg: { paddingY: '8' } } },
});

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
  },
  variants: {
    size: {
      sm: { width: '5', height: '5', borderWidth: '2px' },
      lg: { width: '12', height: '12', borderWidth: '4px' },
    },
  },
});

type SpinnerProps = {
  /** Announced to screen readers; visible with `isLabelShown`. */
  label?: string;
  isLabelShown?: boolean;
  size?: 'sm' | 'lg';
};

export function Spinner({ label = text('system.loading'), isLabelShown = false, size = 'lg' }: SpinnerProps) {
  return (
    <Row role="status" data-waits={size === 'lg' || undefined} size={size}>
      <Ring size={size} aria-hidden="true" />
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Row>
  );
}
