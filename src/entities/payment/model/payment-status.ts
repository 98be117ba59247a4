/** The status of a card payment (Requirement P1.1). */
export type PaymentStatus =
  | 'idle'
  | 'preparing'
  | 'prepare_failed'
  | 'ready'
  | 'authorizing'
  | 'authorized'
  | 'sca_required'
  | 'sca_processing'
  | 'completing'
  | 'completed'
  | 'failed';

/**
 * The allowed transitions (drawn in docs/payments.md). A reset leads from every status to idle and is not listed. `authorizing`
 * can go straight to `completing`: after a lost response, only requesting completion shows the result. A payment that a reload
 * interrupted continues from `idle`.
 */
const allowedMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  idle: ['preparing', 'sca_processing', 'completing'],
  preparing: ['ready', 'prepare_failed'],
  prepare_failed: ['preparing'],
  ready: ['authorizing'],
  authorizing: ['authorized', 'sca_required', 'completing', 'failed'],
  authorized: ['completing', 'failed'],
  // Discarding the 3-D Secure data returns to ready.
  sca_required: ['sca_processing', 'ready', 'failed'],
  sca_processing: ['completing', 'ready', 'failed'],
  completing: ['completed', 'failed'],
  completed: [],
  failed: ['authorizing', 'ready'],
};

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return to === 'idle' || allowedMoves[from].includes(to);
}

/** A store reducer that moves to the status, or keeps the current one if the table does not allow the move. */
export function moveTo(to: PaymentStatus): (from: PaymentStatus) => PaymentStatus {
  return (from) => (canMove(from, to) ? to : from);
}

const busyStatuses: readonly PaymentStatus[] = [
  'preparing',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
];

/** Busy states disable the pay button and show 'Processing...' (Requirements P1.6, C3.1). */
export function isBusyStatus(status: PaymentStatus): boolean {
  return busyStatuses.includes(status);
}

/** Whether the customer can pay now: the form is shown, including after a failed payment. */
export function isPayable(status: PaymentStatus): boolean {
  return status === 'ready' || status === 'failed';
}
