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
  const { dialog, minutes, refusal, ...events } = useUnit({
    dialog: model.$dialog,
    minutes: model.$minutes,
    refusal: model.$refusal,
    choose: model.minutesChosen,
    leave: model.leaveClicked,
    confirm: model.confirmClicked,
  });
  return (
    <Modal
      isOpen={dialog !== 'closed'}
      onClose={() => events.leave()}
      title={text('late.title')}
      size="sm"
      footer={
        <>
          <Button isBusy={dialog === 'sending'} onClick={() => events.confirm()}>
            {text('late.confirm')}
          </Button>
          <Button variant="secondary" onClick={() => events.leave()}>
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
          value={String(minutes)}
          options={model.MINUTES.map((count) => ({
            value: String(count),
            label: text('late.minutes', { count }),
          }))}
          onValueChange={(value) => {
            const chosenMinutes = model.MINUTES.find((count) => String(count) === value);
            if (chosenMinutes) events.choose(chosenMinutes);
          }}
        />
      </Stack>
    </Modal>
  );
}
