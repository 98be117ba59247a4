import { useUnit } from 'effector-react';
import { useCallback, useId } from 'react';
import { Box } from '@/shared/ui/box';
import { Text } from '@/shared/ui/text';
import type { PayByCard } from '../model/pay-by-card';
import { text as cardText } from '../texts';
import { Slot } from './slot';
import { text } from './texts';

/**
 * The container for a provider's own field for a saved card's security code. It always exists, so that it is there when the
 * provider needs it, but is visible only with a field in it.
 */
export function SecurityCodeSlot({ model, isShown }: { model: PayByCard; isShown: boolean }) {
  const { codeProblem, containerChanged } = useUnit({
    codeProblem: model.cardChoice.$codeProblem,
    containerChanged: model.securityCodeContainerChanged,
  });
  const id = useId();
  const registerContainer = useCallback(
    (node: HTMLDivElement | null) => containerChanged(node),
    [containerChanged],
  );
  const groupProps = {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': codeProblem ? `${id}-error ${id}-hint` : `${id}-hint`,
  } as const;
  return (
    <Box hidden={!isShown} {...(isShown ? groupProps : {})}>
      {isShown && (
        <>
          <Text id={`${id}-label`} tone="strong">
            {cardText('checkout.cvv')}
          </Text>
          <Text id={`${id}-hint`} tone="muted" size="sm" marginBottom="2">
            {text('card.cvvHint')}
          </Text>
        </>
      )}
      <Slot ref={registerContainer} maxWidth="10rem" />
      {isShown && (
        <Text id={`${id}-error`} role="alert" tone="danger" marginTop="2">
          {codeProblem}
        </Text>
      )}
    </Box>
  );
}
