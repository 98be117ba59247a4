import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { submission } from '../model/sending';

/** Why the membership could not be sent. Source: Spec, joining §8. */
export function SubmissionError() {
  const error = useUnit(submission.$error);
  return (
    error !== null && (
      <Alert status="danger" title={text('joining.failed')}>
        {error}
      </Alert>
    )
  );
}
