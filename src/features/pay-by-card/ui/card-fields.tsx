import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import Lock from 'lucide-react/icons/lock';
import { useCallback, useEffect, useId, useRef } from 'react';
import { Icon } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import type { PayByCard } from '../model/pay-by-card';
import { Slot } from './slot';
import { text } from './texts';

const Group = chakra('div', { base: { minWidth: '0', position: 'relative' } });
const WaitingArea = chakra('div', { base: { position: 'absolute', insetInline: '0', top: '16' } });
const Hint = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '2',
    color: 'fg.muted',
    '& svg': { flexShrink: '0', marginTop: '0.125rem' },
  },
});

/** The card, in the provider's frame or its gateway's form: we label it, show its problems, and store nothing. */
export function CardFields({ model, labelledBy }: { model: PayByCard; labelledBy: string }) {
  const { status, cardProblem, refusal, isOwnForm, containerChanged } = useUnit({
    status: model.$status,
    cardProblem: model.$cardProblem,
    refusal: model.$refusal,
    isOwnForm: model.$isOwnForm,
    containerChanged: model.containerChanged,
  });
  const hintId = useId();
  const errorId = useId();
  const registerContainer = useCallback(
    (node: HTMLDivElement | null) => containerChanged(node),
    [containerChanged],
  );
  const errorRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal !== null) errorRef.current?.focus();
  }, [refusal]);
  const isPreparing = status === 'idle' || status === 'preparing';
  return (
    <Group
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={cardProblem ? `${errorId} ${hintId}` : hintId}
      aria-busy={isPreparing}
    >
      {isPreparing && (
        <WaitingArea>
          <Spinner label={text('checkout.preparing')} isLabelShown size="sm" />
        </WaitingArea>
      )}
      <Slot ref={registerContainer} data-loading={isPreparing || undefined} />
      <Text ref={errorRef} id={errorId} role="alert" tabIndex={-1} tone="danger" marginTop="2">
        {cardProblem}
      </Text>
      <Hint>
        <Icon of={Lock} size={16} />
        <Text id={hintId} size="sm">
          {text(isOwnForm ? 'card.hintOwnForm' : 'card.hint')}
        </Text>
      </Hint>
    </Group>
  );
}
