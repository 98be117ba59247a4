import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $changes } from '@/features/change-basket';
import { type ApiFailure, describeFailure } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { Modal } from '@/shared/ui/modal';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { Item } from '../../lib/items';
import * as model from '../../model/change-item';
import { text } from '../../texts';

interface DialogFrameProps {
  readonly item: Item;
  readonly title: string;
  readonly size?: 'sm' | 'md';
  /** The choices; null until they have loaded. */
  readonly children: Elements;
  /** The loading state of the choices. */
  readonly loading: {
    readonly failure: ApiFailure | null;
    readonly isLoading: boolean;
    readonly onRetry: () => void;
  };
  /** Content beside the buttons that is always visible, such as the price. */
  readonly summary?: Elements;
  readonly onSave: () => void;
}

/** The dialog around the choices of an item, with loading, retry and saving. */
export function DialogFrame({
  item,
  title,
  size = 'sm',
  children,
  loading,
  summary,
  onSave,
}: DialogFrameProps) {
  const { changes, close } = useUnit({ changes: $changes, close: model.changeClosed });
  const formId = useId();
  const isBusy = changes.some((change) => change.kind === 'update' && change.itemId === item.id);
  const isReady = children !== null;
  return (
    <Modal
      isOpen
      onClose={() => close()}
      title={title}
      size={size}
      footer={
        <>
          {summary && <Box width="full">{summary}</Box>}
          {isReady && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {text('change.save')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => close()}>
            {text('change.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSave();
        }}
      >
        <Stack gap="4" align="stretch">
          {loading.failure && (
            <Alert status="danger" title={text('change.notLoaded')}>
              <Stack gap="2" align="start">
                <Text>{describeFailure(loading.failure)}</Text>
                <Button variant="text" isBusy={loading.isLoading} onClick={loading.onRetry}>
                  {uiText('form.tryAgain')}
                </Button>
              </Stack>
            </Alert>
          )}
          {!isReady && !loading.failure && <Spinner label={text('change.loading')} isLabelShown />}
          {children}
        </Stack>
      </form>
    </Modal>
  );
}
