import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { alertRecipe } from '../../theme';
import { styled } from '../styled';
import { TextWrapper } from '../text-wrapper';

const StyledAlert = chakra('div', alertRecipe);
const Title = styled('p', { base: { margin: '0', fontWeight: 'bold' } });

type AlertProps = {
  status: 'danger' | 'success' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  /** False for a static notice, which is not announced. */
  isLive?: boolean;
};

/** A message that screen readers announce when it appears; errors interrupt. */
export function Alert({ status, title, children, isLive = true }: AlertProps) {
  const role = status === 'danger' ? 'alert' : 'status';
  return (
    <StyledAlert status={status} role={isLive ? role : undefined}>
      {title && <Title>{title}</Title>}
      <TextWrapper>{children}</TextWrapper>
    </StyledAlert>
  );
}
