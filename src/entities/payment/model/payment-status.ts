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
 * The allowed moves (drawn in docs/payments.md). Reset leads from everywhere to idle, so it is not repeated here. `authorizing` may lead straight
 * to `completing`: when the answer is lost, only asking to complete tells what became of the payment. A payment that a reload has interrupted goes on from `idle`.
 */
const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  idle: ['preparing', 'sca_processing', 'completing'],
  preparing: ['ready', 'prepare_failed'],
  prepare_failed: ['preparing'],
  ready: ['authorizing'],
  authorizing: ['authorized', 'sca_required', 'completing', 'failed'],
  authorized: ['completing', 'failed'],
  // Clearing the strong-authentication data returns to ready.
  sca_required: ['sca_processing', 'ready', 'failed'],
  sca_processing: ['completing', 'ready', 'failed'],
  completing: ['completed', 'failed'],
  completed: [],
  failed: ['authorizing', 'ready'],
};

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return to === 'idle' || moves[from].includes(to);
}

/** A store's reducer that moves to the status, or stays where the table does not allow it. */
export function moveTo(to: PaymentStatus): (from: PaymentStatus) => PaymentStatus {
  return (from) => (canMove(from, to) ? to : from);
}

const busy: readonly PaymentStatus[] = [
  'preparing',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
];

/** Busy states disable the pay button and show 'Processing...' (Requirements P1.6, C3.1). */
export function isBusyStatus(status: PaymentStatus): boolean {
  return busy.includes(status);
}

/** Whether the customer may pay now: the form is shown, also after a failure. */
export function isPayable(status: PaymentStatus): boolean {
  return status === 'ready' || status === 'failed';
}
