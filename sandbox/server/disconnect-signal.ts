import type { Response } from 'express';
import { DomainError } from '../domain/common/index.ts';

/** Returns a signal that aborts when the caller disconnects before the response, so that costly work can stop. */
export function createDisconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new DomainError('unavailable', 'The caller has gone.'));
  if (response.closed) leave();
  else response.once('close', () => !response.headersSent && leave());
  return gone.signal;
}
