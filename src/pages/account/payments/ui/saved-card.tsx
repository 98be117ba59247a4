import { useUnit } from 'effector-react';
import type { SavedCardSummary } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/saved-card';
import { text } from '../texts';

/** The saved card, which can be removed; nothing for a customer without one. */
export function SavedCard() {
  const { savedCard, failure, isLoading, isRemoved, retry } = useUnit({
    savedCard: model.$savedCard,
    failure: model.$failure,
    isLoading: model.$isLoading,
    isRemoved: model.$isRemoved,
    retry: model.retryClicked,
  });
  const card = savedCard?.card ?? null;
  if (card === null && !failure && !isRemoved) return null;
  return (
    <Card as="section" aria-labelledby="saved-card">
      <Stack gap="3">
        <Heading level={2} size="md" id="saved-card">
          {text('savedCard.heading')}
        </Heading>
        <FocusHandover hasError={failure !== null} label={text('savedCard.heading')}>
          {failure && (
            <FailureAlert
              title={text('savedCard.loadFailed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => retry()}
            />
          )}
          {isRemoved && <Alert status="success">{text('savedCard.removed')}</Alert>}
          {card && <SavedCardDetails card={card} />}
        </FocusHandover>
      </Stack>
    </Card>
  );
}

function SavedCardDetails({
  card: { cardType, lastFourDigits: lastFour, expiryDate, hasExpired },
}: {
  card: SavedCardSummary;
}) {
  const { isRemoving, refusal, removeCard } = useUnit({
    isRemoving: model.$isRemoving,
    refusal: model.$refusal,
    removeCard: model.removeClicked,
  });
  const cardName = text('savedCard.card', { cardType, lastFour });
  return (
    <Stack gap="3" align="start">
      <Stack gap="1">
        <Text tone="strong">{cardName}</Text>
        {expiryDate !== null && (
          <Text>{text(hasExpired ? 'savedCard.expired' : 'savedCard.expires', { date: expiryDate })}</Text>
        )}
        <Text tone="muted">{text('savedCard.text')}</Text>
      </Stack>
      {refusal !== null && (
        <RefusalAlert
          refusal={refusal}
          notDone={text('savedCard.notRemoved')}
          unknown={text('savedCard.outcomeUnknown')}
        />
      )}
      <Button
        variant="secondary"
        isBusy={isRemoving}
        aria-label={text('savedCard.removeIt', { card: cardName })}
        onClick={() => removeCard()}
      >
        {text('savedCard.remove')}
      </Button>
    </Stack>
  );
}
