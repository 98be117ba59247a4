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
  const { dialogState, people, isLoadingPeople, chosenPerson, ...events } = useUnit({
    dialogState: model.$dialogState,
    people: model.$people,
    isLoadingPeople: model.$isLoadingPeople,
    chosenPerson: model.$chosenPerson,
    dismiss: model.dismissClicked,
    confirm: model.confirmClicked,
  });
  const canConfirm = chosenPerson !== null || isLoadingPeople;
  return (
    <Modal
      isOpen={dialogState !== 'closed'}
      onClose={() => events.dismiss()}
      title={text('swap.title')}
      size="sm"
      footer={
        <>
          {canConfirm && (
            <Button isBusy={dialogState === 'sending' || isLoadingPeople} onClick={() => events.confirm()}>
              {text('swap.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => events.dismiss()}>
            {text(canConfirm ? 'swap.keep' : 'cancel.close')}
          </Button>
        </>
      }
    >
      <PeopleContent people={people} chosenPerson={chosenPerson} />
    </Modal>
  );
}

interface PeopleContentProps {
  readonly people: readonly OtherPerson[] | null;
  readonly chosenPerson: OtherPerson | null;
}

function PeopleContent({ people, chosenPerson }: PeopleContentProps) {
  const { failure, isLoadingPeople, refusal, ...events } = useUnit({
    failure: model.$peopleFailure,
    isLoadingPeople: model.$isLoadingPeople,
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
            <Button variant="text" isBusy={isLoadingPeople} onClick={() => events.retry()}>
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
