import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { RadioGroup } from '@/shared/ui/radio-group';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/running-late';
import { text } from '../texts';

/** Asks how late the customer will be. */
export function LateDialog() {
  const { dialogState, minutesLate, refusal, ...events } = useUnit({
    dialogState: model.$dialogState,
    minutesLate: model.$minutesLate,
    refusal: model.$refusal,
    choose: model.minutesChosen,
    dismiss: model.dismissClicked,
    confirm: model.confirmClicked,
  });
  return (
    <Modal
      isOpen={dialogState !== 'closed'}
      onClose={() => events.dismiss()}
      title={text('late.title')}
      size="sm"
      footer={
        <>
          <Button isBusy={dialogState === 'sending'} onClick={() => events.confirm()}>
            {text('late.confirm')}
          </Button>
          <Button variant="secondary" onClick={() => events.dismiss()}>
            {text('late.leave')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {refusal !== null && (
          <RefusalAlert
            refusal={refusal}
            notDone={text('late.notDone')}
            unknown={text('late.outcomeUnknown')}
          />
        )}
        <RadioGroup
          label={text('late.howLate')}
          appearance="plain"
          value={String(minutesLate)}
          options={model.MINUTES_LATE_CHOICES.map((choice) => ({
            value: String(choice),
            label: text('late.minutes', { count: choice }),
          }))}
          onValueChange={(value) => {
            const chosenMinutes = model.MINUTES_LATE_CHOICES.find((choice) => String(choice) === value);
            if (chosenMinutes) events.choose(chosenMinutes);
          }}
        />
      </Stack>
    </Modal>
  );
}
