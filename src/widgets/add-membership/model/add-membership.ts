import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { formatPriceError } from '@/entities/membership';
import type { ApiFailure, StoredMembership } from '@/shared/api';
import { $config } from '@/shared/config';
import { basketWithMembershipPath, navigated, paths } from '@/shared/routes';
import { toastShown } from '@/shared/toast';

interface AddMembershipConfig<Choice> {
  readonly send: (choice: Choice) => Promise<StoredMembership>;
  /** Whether the page shows a field; if it does, validation errors of the field are shown beside it. */
  readonly isFieldShown?: (field: string) => boolean;
  /** Whether the customer goes to the checkout afterwards instead of the basket. */
  readonly $isPaidAtOnce?: Store<boolean>;
}

type AddMembershipStatus = 'idle' | 'sending' | 'added' | 'failed';

/** The address of the bookings site, where everything is paid. */
const $bookingsSite = $config.map(({ subSites }) => subSites.bookings);

/**
 * Adds a changed or renewed membership to the basket, one request at a time, and opens the basket or the checkout.
 */
export function createAddMembership<Choice>({
  send,
  isFieldShown = () => false,
  $isPaidAtOnce = createStore(false),
}: AddMembershipConfig<Choice>) {
  const submitted = createEvent<Choice>();
  const started = createEvent<Choice>();
  /** The page was opened or left, or another membership was chosen: the pending request is ignored. */
  const reset = createEvent();
  const refused = createEvent<ApiFailure>();

  const sendFx = createEffect<Choice, StoredMembership, ApiFailure>(send);
  const added = createEvent();

  const $status = createStore<AddMembershipStatus>('idle')
    .on(started, () => 'sending')
    .on(added, () => 'added')
    .on(refused, () => 'failed')
    .reset(reset);
  const $isSending = $status.map((status) => status === 'sending');
  /** The error above the button; null if every error is shown beside its field. */
  const $message = createStore<string | null>(null)
    .on(refused, (_, failure) => findErrorMessage(failure, isFieldShown))
    .reset(started, reset);

  // One request at a time: this guard works even if the button is not disabled.
  sample({
    clock: submitted,
    source: $status,
    filter: (status) => status === 'idle' || status === 'failed',
    fn: (_, choice) => choice,
    target: started,
  });
  sample({ clock: started, target: sendFx });
  sample({ clock: sendFx.done, filter: $isSending, target: added });
  sample({ clock: sendFx.failData, filter: $isSending, target: refused });
  sample({
    clock: added,
    source: { site: $bookingsSite, isPaidAtOnce: $isPaidAtOnce },
    fn: ({ site, isPaidAtOnce }) => ({
      to: `${site}${isPaidAtOnce ? paths.checkout() : basketWithMembershipPath}`,
    }),
    target: navigated,
  });
  sample({
    clock: refused.filterMap((failure) => findErrorMessage(failure, isFieldShown) ?? undefined),
    fn: (content) => ({ content, type: 'danger' as const }),
    target: toastShown,
  });

  return { submitted, reset, refused, sendFx, $status, $isSending, $message };
}

function findErrorMessage(failure: ApiFailure, isFieldShown: (field: string) => boolean): string | null {
  if (failure.kind === 'validation') {
    const messagesWithoutField = Object.entries(failure.errors).filter(([field]) => !isFieldShown(field));
    if (messagesWithoutField.length === 0 && Object.keys(failure.errors).length > 0) return null;
    if (!('incalculablePrice' in failure.errors) && messagesWithoutField.length > 0)
      return [...new Set(messagesWithoutField.flatMap(([, messages]) => messages))].join(' ');
  }
  return formatPriceError(failure);
}
