import { useUnit } from 'effector-react';
import { failureText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/cancelling';
import { text } from '../texts';

/** Says what cancelling does now, before it is done. */
export function CancelDialog() {
  const { dialog, preview, isPreviewing, failure, refusal, confirm, keep, retry } = useUnit({
    dialog: model.$dialog,
    preview: model.$preview,
    isPreviewing: model.$isPreviewing,
    failure: model.$previewFailure,
    refusal: model.$refusal,
    confirm: model.confirmClicked,
    keep: model.keepClicked,
    retry: model.previewRetryClicked,
  });
  return (
    <Modal
      isOpen={dialog !== 'closed'}
      onClose={() => keep()}
      title={text('cancel.title')}
      size="sm"
      footer={
        <>
          <Button isBusy={dialog === 'sending' || isPreviewing} onClick={() => confirm()}>
            {text('cancel.confirm')}
          </Button>
          <Button variant="secondary" onClick={() => keep()}>
            {text('cancel.keep')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {refusal !== null && (
          <Alert status="danger" title={text('cancel.notDone')}>
            {refusal}
          </Alert>
        )}
        {failure ? (
          <Alert status="danger" title={text('cancel.failed')}>
            <Stack gap="2" align="start">
              <Text>{failureText(failure)}</Text>
              <Button variant="text" isBusy={isPreviewing} onClick={() => retry()}>
                {uiText('form.tryAgain')}
              </Button>
            </Stack>
          </Alert>
        ) : preview && !isPreviewing ? (
          <Text role="status">{preview.sentence}</Text>
        ) : (
          <Spinner label={text('cancel.loading')} isLabelShown />
        )}
      </Stack>
    </Modal>
  );
}
