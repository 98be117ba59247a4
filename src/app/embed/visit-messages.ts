import { createEvent, createStore, sample } from 'effector';
import { $order, orderPage } from '@/entities/order';
import { $shownSection, addressUnknown, membershipSelected, type SectionKey } from '@/pages/joining/join';
import { $config } from '@/shared/config';
import type { FrameMessage } from '@/shared/embed';
import { isPresent } from '@/shared/lib';
import { $location, isCheckout } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import { embedOpened, hostGreeted } from './host-messages';

export const visitMessageSent = createEvent<FrameMessage>();

type StepMessage = Extract<FrameMessage, { type: 'step' }>;

const buildStep = (number: number, key: string): StepMessage => ({ type: 'step', number, key });

/** Step numbers are fixed, whether or not the membership needs every step. */
const STEP_BY_SECTION = {
  centre: buildStep(1, 'centre'),
  membership: buildStep(2, 'membership'),
  details: buildStep(3, 'details'),
  questions: buildStep(4, 'questions'),
  dates: buildStep(5, 'dates'),
  'direct-debit': buildStep(6, 'direct-debit'),
  confirm: buildStep(7, 'confirm'),
  checkout: buildStep(8, 'checkout'),
} as const satisfies Record<SectionKey, StepMessage>;
const CONFIRMATION_STEP = buildStep(9, 'confirmation');

const isJoiningPath = (pathname: string) => pathname === '/' || pathname.startsWith('/centre/');
const findOrderId = (pathname: string) =>
  /^\/(?:order|booking)-confirmed\/([\w-]+)/.exec(pathname)?.[1] ?? null;

/** The step at a path; null for a screen that is not a step. */
function findStep(pathname: string, section: SectionKey | null): StepMessage | null {
  if (isCheckout(pathname)) return STEP_BY_SECTION.checkout;
  if (findOrderId(pathname)) return CONFIRMATION_STEP;
  return section && isJoiningPath(pathname) ? STEP_BY_SECTION[section] : null;
}

// Samples stores in sequence: a combined store that is created late in a visit would start with the defaults.
const locationRead = sample({ clock: [embedOpened, $location, $shownSection], source: $location });
const screenChanged = sample({
  clock: locationRead,
  source: $shownSection,
  fn: (section, { pathname }) => ({ section, pathname }),
});
const $step = createStore<StepMessage | null>(null).on(
  screenChanged,
  (lastStep, { pathname, section }) => findStep(pathname, section) ?? lastStep,
);
sample({ clock: [$step, hostGreeted], source: $step, filter: isPresent, target: visitMessageSent });

// An order counts as completed when the visit navigates to its confirmation, not when that page is opened directly.
const $hasVisitedOtherPage = createStore(false).on(
  screenChanged,
  (hasVisited, { pathname }) => hasVisited || !findOrderId(pathname),
);
const $completedOrderId = createStore<string | null>(null);
sample({
  clock: screenChanged,
  source: $hasVisitedOtherPage,
  filter: (hasVisitedOtherPage, { pathname }) => hasVisitedOtherPage && findOrderId(pathname) !== null,
  fn: (_, { pathname }) => findOrderId(pathname),
  target: $completedOrderId,
});

type CompletedMessage = Extract<FrameMessage, { type: 'completed' }>;

// The confirmation reads the order, whose total is reported too; not when that fails, or the customer leaves before.
const $completedMessage = createStore<CompletedMessage | null>(null);
sample({
  clock: [$completedOrderId, $order, orderPage.$failure, screenChanged],
  source: {
    orderId: $completedOrderId,
    completedMessage: $completedMessage,
    order: $order,
    failure: orderPage.$failure,
    location: $location,
    config: $config,
  },
  filter: ({ orderId, completedMessage, order, failure, location }) =>
    orderId !== null &&
    completedMessage?.orderId !== orderId &&
    (order?.id === orderId || failure !== null || findOrderId(location.pathname) !== orderId),
  fn: ({ orderId, order, config }): CompletedMessage => ({
    type: 'completed',
    orderId: orderId ?? '',
    ...(order?.id === orderId
      ? { value: Number(order?.total.decimal), currency: order?.total.currency || config.currency }
      : { value: null, currency: null }),
  }),
  target: $completedMessage,
});
sample({ clock: $completedMessage.updates.filter({ fn: isPresent }), target: visitMessageSent });

// The selected membership with its own price. The host page counts it under its own consent.
const $selectedMessage = createStore<FrameMessage | null>(null);
sample({
  clock: membershipSelected,
  source: $config,
  fn: ({ currency }, { membershipType, paymentOption }): FrameMessage => ({
    type: 'selected',
    membership: membershipType.slug,
    value: Number(paymentOption.globalBasePrice?.decimal ?? 0),
    currency,
  }),
  target: $selectedMessage,
});
const $unknownMessage = createStore<FrameMessage | null>(null).on(addressUnknown, (_, unknownKind) => ({
  type: 'unknown',
  what: unknownKind,
}));
// The address may be read before the host page has greeted, so these messages are sent again after the greeting.
for (const $message of [$selectedMessage, $unknownMessage])
  sample({ clock: [$message, hostGreeted], source: $message, filter: isPresent, target: visitMessageSent });

// The frame shows these errors itself; the host page may add to them.
sample({
  clock: [$startUp, hostGreeted],
  source: $startUp,
  filter: (state) => state !== 'loading' && state !== 'ready',
  fn: (state) => ({ type: 'error', kind: state === 'maintenance' ? 'maintenance' : 'unavailable' }) as const,
  target: visitMessageSent,
});
