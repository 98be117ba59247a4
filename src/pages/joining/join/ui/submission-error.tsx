import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { submission } from '../model/sending';
import { text } from './texts';

/**
 * Why the membership or its answers could not be sent. Takes the focus, because it could otherwise be outside the
 * viewport. Requirement J10.4.
 */
export function SubmissionError() {
  const { error, isStored } = useUnit({ error: submission.$error, isStored: submission.$isStored });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) frame.current?.focus();
  }, [error]);
  return (
    error !== null && (
      <Box ref={frame} tabIndex={-1}>
        <Alert status="danger" title={text(isStored ? 'joining.answersFailed' : 'joining.failed')}>
          {error}
        </Alert>
      </Box>
    )
  );
}
