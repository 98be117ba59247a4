import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from '@/shared/ui/button';
import { Loaded } from '@/shared/ui/loaded';
import { Modal } from '@/shared/ui/modal';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/ending';
import { text } from '../texts';

/** Explains the effect of ending a freeze and asks for confirmation. Rendered once per page. */
export function EndFreezeDialog() {
  const { dialog, freezing, failure, isLoading, refusal, ...events } = useUnit({
    dialog: model.$dialog,
    freezing: model.$freeze,
    failure: model.$failure,
    isLoading: model.$isLoading,
    refusal: model.$refusal,
    confirm: model.confirmClicked,
    keep: model.keepClicked,
    retry: model.retryClicked,
  });
  useEffect(() => () => events.keep(), [events.keep]);
  const end = freezing?.end ?? null;
  return (
    <Modal
      isOpen={dialog !== 'closed'}
      onClose={() => events.keep()}
      title={text('endFreeze.title')}
      size="sm"
      footer={
        <>
          {end && (
            <Button isBusy={dialog === 'sending' || isLoading} onClick={() => events.confirm()}>
              {text(end.kind === 'take_back' ? 'endFreeze.takeBack' : 'endFreeze.endEarly')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => events.keep()}>
            {text('endFreeze.keep')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {refusal !== null && (
          <RefusalAlert
            refusal={refusal}
            notDone={text('endFreeze.notDone')}
            unknown={text('endFreeze.outcomeUnknown')}
          />
        )}
        <Loaded
          label={text('endFreeze.title')}
          loading={text('endFreeze.loading')}
          failed={text('endFreeze.failed')}
          notFound={text('endFreeze.notFound')}
          data={freezing}
          failure={failure}
          isLoading={isLoading}
          onRetry={() => events.retry()}
        >
          {(preview) => <Text role="status">{preview.end?.sentence ?? text('endFreeze.nothing')}</Text>}
        </Loaded>
      </Stack>
    </Modal>
  );
}
