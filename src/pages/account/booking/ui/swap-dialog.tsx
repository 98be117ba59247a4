import { useUnit } from 'effector-react';
import { describeFailure, type OtherPerson } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { RadioGroup } from '@/shared/ui/radio-group';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/swapping';
import { text } from '../texts';

/** Asks who will come instead. */
export function SwapDialog() {
  const { dialog, people, isLoading, chosen, ...events } = useUnit({
    dialog: model.$dialog,
    people: model.$people,
    isLoading: model.$isLoadingPeople,
    chosen: model.$chosenPerson,
    leave: model.leaveClicked,
    confirm: model.confirmClicked,
  });
  const canConfirm = chosen !== null || isLoading;
  return (
    <Modal
      isOpen={dialog !== 'closed'}
      onClose={() => events.leave()}
      title={text('swap.title')}
      size="sm"
      footer={
        <>
          {canConfirm && (
            <Button isBusy={dialog === 'sending' || isLoading} onClick={() => events.confirm()}>
              {text('swap.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => events.leave()}>
            {text(canConfirm ? 'swap.keep' : 'cancel.close')}
          </Button>
        </>
      }
    >
      <Content people={people} chosenPerson={chosen} />
    </Modal>
  );
}

interface ContentProps {
  readonly people: readonly OtherPerson[] | null;
  readonly chosenPerson: OtherPerson | null;
}

function Content({ people, chosenPerson }: ContentProps) {
  const { failure, isLoading, refusal, ...events } = useUnit({
    failure: model.$peopleFailure,
    isLoading: model.$isLoadingPeople,
    refusal: model.$refusal,
    retry: model.peopleRetryClicked,
    choose: model.personChosen,
  });
  return (
    <Stack gap="4">
      {refusal !== null && (
        <RefusalAlert
          refusal={refusal}
          notDone={text('swap.notDone')}
          unknown={text('swap.outcomeUnknown')}
        />
      )}
      {failure?.kind === 'validation' && (
        <Alert status="warning" title={text('swap.notPossible')}>
          {describeFailure(failure)}
        </Alert>
      )}
      {failure && failure.kind !== 'validation' && (
        <Alert status="danger" title={text('swap.loadFailed')}>
          <Stack gap="2" align="start">
            <Text>{describeFailure(failure)}</Text>
            <Button variant="text" isBusy={isLoading} onClick={() => events.retry()}>
              {uiText('form.tryAgain')}
            </Button>
          </Stack>
        </Alert>
      )}
      {!failure && people && (
        <>
          <Text>{text(chosenPerson ? 'swap.staysTheSame' : 'swap.nobody')}</Text>
          <RadioGroup
            label={text('swap.who')}
            appearance="plain"
            value={chosenPerson?.id ?? null}
            options={people.map(({ id, name, allowed, message }) => ({
              value: id,
              label: name,
              hint: message,
              isDisabled: !allowed,
            }))}
            onValueChange={(id) => events.choose(id)}
          />
        </>
      )}
      {!failure && !people && <Spinner label={text('swap.loading')} isLabelShown />}
    </Stack>
  );
}
