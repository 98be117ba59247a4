import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { alertRecipe } from '../../theme';

const StyledAlert = chakra('div', alertRecipe);
const Title = chakra('p', { base: { margin: '0', fontWeight: 'bold' } });

type AlertProps = {
  status: 'danger' | 'success' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  /** False for a notice that stands there from the start and need not be announced. */
  isLive?: boolean;
};

/** A message in the page: read out when it appears, at once when it is an error. */
export function Alert({ status, title, children, isLive = true }: AlertProps) {
  const role = status === 'danger' ? 'alert' : 'status';
  return (
    <StyledAlert status={status} role={isLive ? role : undefined}>
      {title && <Title>{title}</Title>}
      {children}
    </StyledAlert>
  );
}
