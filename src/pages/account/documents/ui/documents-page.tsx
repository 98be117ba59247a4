import { useUnit } from 'effector-react';
import type { Documents } from '@/shared/api';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { page } from '../model/documents';
import { $drafts } from '../model/upload';
import { text } from '../texts';
import { HeldDocuments } from './held-documents';
import { RequiredDocumentCard } from './required-document-card';

/** The documents that the customer has to send, and the state of those that were sent. */
export function DocumentsPage() {
  const drafts = useUnit($drafts);
  return (
    <AskBeforeLeaving isUnsaved={Object.keys(drafts).length > 0}>
      <PageFrame
        page={page}
        params={null}
        heading={text('documents.heading')}
        loading={text('documents.loading')}
        failed={text('documents.loadFailed')}
      >
        {(documents) => <DocumentLists documents={documents} />}
      </PageFrame>
    </AskBeforeLeaving>
  );
}

function DocumentLists({ documents: { required, held } }: { documents: Documents }) {
  return (
    <Stack gap="8">
      <Stack as="section" gap="4" aria-labelledby="documents-required">
        <Heading level={2} size="md" id="documents-required">
          {text('documents.required')}
        </Heading>
        {/* Takes the focus when a Send button disappears with its document. */}
        <FocusHandover hasError={required.length > 0} label={text('documents.required')}>
          <Stack gap="4">
            {required.length === 0 && <Text>{text('documents.nothingRequired')}</Text>}
            {required.map((requirement) => (
              <RequiredDocumentCard key={requirement.id} requirement={requirement} />
            ))}
          </Stack>
        </FocusHandover>
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="documents-held">
        <Heading level={2} size="md" id="documents-held">
          {text('documents.held')}
        </Heading>
        {held.length === 0 ? (
          <Text>{text('documents.nothingHeld')}</Text>
        ) : (
          <HeldDocuments documents={held} />
        )}
      </Stack>
    </Stack>
  );
}
