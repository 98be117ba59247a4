import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { DocumentDraft } from '../lib/draft';
import { formatFileSize } from '../lib/file-size';
import { removeClicked, sendClicked } from '../model/upload';
import { text } from '../texts';

const Preview = styled('img', {
  base: {
    display: 'block',
    alignSelf: 'flex-start',
    maxWidth: 'full',
    maxHeight: '20rem',
    objectFit: 'contain',
    borderRadius: 'md',
    background: 'white',
  },
});

type ChosenFileProps = {
  requiredId: string;
  /** The name of the required document. */
  documentName: string;
  draft: DocumentDraft;
  problemId: string;
};

/** The chosen file: its preview and error, Send and Remove. */
export function ChosenFile({ requiredId, documentName, draft, problemId }: ChosenFileProps) {
  const { sendDocument, removeFile } = useUnit({ sendDocument: sendClicked, removeFile: removeClicked });
  const { file, status, prepared, problem } = draft;
  const size = formatFileSize(prepared?.bytes.length ?? file.size);
  const isSending = status === 'sending';
  // Moves the focus to the actions, because Send is the customer's next step after choosing a file.
  const actionsRef = useRef<HTMLDivElement>(null);
  const isPrepared = prepared !== null;
  useEffect(() => {
    const { activeElement, body } = document;
    const isFocusElsewhere =
      activeElement !== body && !actionsRef.current?.closest('section')?.contains(activeElement);
    if (isPrepared && !isFocusElsewhere)
      actionsRef.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isPrepared]);
  return (
    <Stack gap="4">
      {problem !== null && (
        <Alert status="danger" title={text(status === 'unfit' ? 'documents.notReady' : 'documents.notSent')}>
          <Text id={problemId}>{problem}</Text>
        </Alert>
      )}
      {status === 'preparing' && <Spinner label={text('documents.preparing')} isLabelShown />}
      <Text tone="strong" dir="auto">
        {text('documents.file', { file: file.name, size })}
      </Text>
      {prepared && prepared.preview !== null && (
        <Preview src={prepared.preview} alt={text('documents.preview', { name: documentName })} />
      )}
      <Stack ref={actionsRef} direction="row" gap="4" flexWrap="wrap">
        {prepared && (
          <Button
            isBusy={isSending}
            busyLabel={text('documents.sending', { size })}
            onClick={() => sendDocument(requiredId)}
          >
            {text(status === 'failed' ? 'documents.sendAgain' : 'documents.send')}
          </Button>
        )}
        {!isSending && (
          <Button
            variant="text"
            aria-label={text('documents.removeOf', { file: file.name })}
            onClick={() => removeFile(requiredId)}
          >
            {text('documents.remove')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
