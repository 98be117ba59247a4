import type { ReactElement } from 'react';
import { type ApiFailure, describeFailure, isNotFound } from '../../api';
import { Alert } from '../alert';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { text } from '../texts';

interface FailureAlertProps {
  /** What failed: "We couldn’t load the camps." */
  readonly title: string;
  readonly failure: ApiFailure;
  /** Shown instead, without Try again, for a 404. */
  readonly notFound?: string | ReactElement | undefined;
  /** The heading of the server's reason for a 422. There is no Try again, because another request changes nothing. */
  readonly refused?: string | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Says that a request failed and why, and offers to try again. */
export function FailureAlert({ title, failure, notFound, refused, isBusy, onRetry }: FailureAlertProps) {
  if (notFound !== undefined && isNotFound(failure)) return <Alert status="warning">{notFound}</Alert>;
  if (refused !== undefined && failure.kind === 'validation')
    return (
      <Alert status="warning" title={refused}>
        {describeFailure(failure)}
      </Alert>
    );
  return (
    <Alert status="danger" title={title}>
      <Stack gap="2" align="start">
        <Text>{describeFailure(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {text('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
