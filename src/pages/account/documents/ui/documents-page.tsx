import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { type ApiFailure, type Documents, failureText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/documents';
import { text } from '../texts';
import { Held } from './held';
import { Required } from './required';

/** What the customer has to prove, sent from here, and what became of it. */
export function DocumentsPage() {
  const { documents, failure, isLoading, ...on } = useUnit({
    documents: model.$documents,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <Stack gap="6">
      <Heading level={1}>{text('documents.heading')}</Heading>
      <FocusHandover hasError={failure !== null} label={text('documents.heading')}>
        {failure && <Failed failure={failure} isBusy={isLoading} onRetry={() => on.retry()} />}
        {documents && <Lists documents={documents} />}
        {!documents && !failure && <Spinner label={text('documents.loading')} isLabelShown />}
      </FocusHandover>
    </Stack>
  );
}

function Lists({ documents: { required, held } }: { documents: Documents }) {
  return (
    <Stack gap="8">
      <Stack as="section" gap="4" aria-labelledby="documents-required">
        <Heading level={2} id="documents-required">
          {text('documents.required')}
        </Heading>
        {/* The focus of a Send button that has gone with its document. */}
        <FocusHandover hasError={required.length > 0} label={text('documents.required')}>
          <Stack gap="4">
            {required.length === 0 && <Text>{text('documents.nothingRequired')}</Text>}
            {required.map((one) => (
              <Required key={one.id} required={one} />
            ))}
          </Stack>
        </FocusHandover>
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="documents-held">
        <Heading level={2} id="documents-held">
          {text('documents.held')}
        </Heading>
        {held.length === 0 ? <Text>{text('documents.nothingHeld')}</Text> : <Held documents={held} />}
      </Stack>
    </Stack>
  );
}

function Failed({ failure, isBusy, onRetry }: { failure: ApiFailure; isBusy: boolean; onRetry: () => void }) {
  return (
    <Alert status="danger" title={text('documents.failed')}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
