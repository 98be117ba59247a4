import { useUnit } from 'effector-react';
import { useId } from 'react';
import { BODY_SIZES, type RequiredDocument } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { FileButtons, useFileDrop } from '@/shared/ui/file-buttons';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { formatFileSize } from '../lib/file-size';
import { $drafts, fileChosen } from '../model/upload';
import { text } from '../texts';
import { ChosenFile } from './chosen-file';

const ACCEPTED_TYPES = 'application/pdf,image/*';
const AcceptedList = styled('ul', {
  base: { margin: '0', paddingInlineStart: '6', listStyle: 'disc', overflowWrap: 'anywhere' },
});

/** A required document, and the file that the customer sends for it. */
export function RequiredDocumentCard({ requirement }: { requirement: RequiredDocument }) {
  const { id, name, for: purpose, accepts, message } = requirement;
  const { drafts, choose } = useUnit({ drafts: $drafts, choose: fileChosen });
  const draft = drafts[id];
  const cardId = useId();
  const [titleId, hintId, problemId] = [`${cardId}-title`, `${cardId}-hint`, `${cardId}-problem`];
  const isSending = draft?.status === 'sending';
  const fileDrop = useFileDrop((file) => choose({ requiredId: id, file }), isSending);
  return (
    <Card as="section" aria-labelledby={titleId} {...fileDrop.dropZoneProps}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={3} size="sm" id={titleId} dir="auto">
            {name}
          </Heading>
          <Text tone="muted" dir="auto">
            {text('documents.for', { what: purpose })}
          </Text>
          {message && <Text dir="auto">{message}</Text>}
        </Stack>
        {accepts.length > 0 && (
          <Stack gap="1">
            <Text>{text('documents.accepts')}</Text>
            <AcceptedList>
              {accepts.map((acceptedType) => (
                <li key={acceptedType} dir="auto">
                  {acceptedType}
                </li>
              ))}
            </AcceptedList>
          </Stack>
        )}
        <Text id={hintId} size="sm" tone="muted">
          {text('documents.hint', { limit: formatFileSize(BODY_SIZES.document) })}
        </Text>
        <Text role="status">{draft && fileDrop.note}</Text>
        {draft && <ChosenFile requiredId={id} documentName={name} draft={draft} problemId={problemId} />}
        {!isSending && (
          <FileButtons
            accept={ACCEPTED_TYPES}
            chooseLabel={draft ? text('documents.another') : text('documents.choose')}
            takeLabel={text('documents.take')}
            capture="environment"
            isCameraTouchOnly
            aria-describedby={[titleId, draft?.problem == null ? hintId : problemId].join(' ')}
            onChosen={fileDrop.choose}
          />
        )}
      </Stack>
    </Card>
  );
}
