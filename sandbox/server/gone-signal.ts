import type { Response } from 'express';
import { DomainError } from '../domain/common/index.ts';

/** Is aborted when the caller breaks the call off before it is answered: nobody waits for costly work any more. */
export function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new DomainError('unavailable', 'The caller has gone.'));
  if (response.closed) leave();
  else response.once('close', () => !response.headersSent && leave());
  return gone.signal;
}
