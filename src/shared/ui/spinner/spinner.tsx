import { chakra } from '@chakra-ui/react/styled-system';
import { text } from '../texts';
import { VisuallyHidden } from '../visually-hidden';

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3' },
});

const Ring = chakra('span', {
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
  /** Announced; visible with `isLabelShown`. */
  label?: string;
  isLabelShown?: boolean;
  size?: 'sm' | 'lg';
};

export function Spinner({ label = text('system.loading'), isLabelShown = false, size = 'lg' }: SpinnerProps) {
  return (
    <Row
      role="status"
      data-waits={size === 'lg' || undefined}
      color="primary.text"
      paddingY={size === 'lg' ? '8' : '1'}
    >
      <Ring size={size} aria-hidden="true" />
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Row>
  );
}
