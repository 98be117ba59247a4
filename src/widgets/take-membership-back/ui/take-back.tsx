import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/take-back';
import { text } from '../texts';

interface TakeBackProps {
  readonly id: string;
  /** The name of the membership, if there may be several. */
  readonly name?: string;
}

/** The button that withdraws the cancellation of a membership at once. */
export function TakeBack({ id, name }: TakeBackProps) {
  const { takingBackId, problem, takeBack } = useUnit({
    takingBackId: model.$takingBackId,
    problem: model.$problem,
    takeBack: model.takeBackClicked,
  });
  return (
    <Stack gap="3" align="start">
      {problem?.id === id && (
        <Alert status="danger" title={text('takeBack.failed')}>
          {problem.message}
        </Alert>
      )}
      <Button
        variant="secondary"
        isBusy={takingBackId === id}
        aria-label={name === undefined ? undefined : text('takeBack.named', { name })}
        onClick={() => takeBack(id)}
      >
        {text('takeBack.button')}
      </Button>
    </Stack>
  );
}
