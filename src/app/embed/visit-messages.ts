import { createEvent, createStore, sample } from 'effector';
import { $shownSection, type SectionKey } from '@/pages/joining';
import type { FrameMessage } from '@/shared/embed';
import { isPresent } from '@/shared/lib';
import { $location, isCheckout } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import { embedOpened, hostGreeted } from './conversation';

/** What the page around the frame is told of the visit. */
export const visitMessageSent = createEvent<FrameMessage>();

type Step = Extract<FrameMessage, { type: 'step' }>;

const step = (number: number, key: string): Step => ({ type: 'step', number, key });

/** The steps of joining, always with the same number, whether or not this membership asks for all of them. */
const STEPS = {
  centre: step(1, 'centre'),
  membership: step(2, 'membership'),
  details: step(3, 'details'),
  questions: step(4, 'questions'),
  dates: step(5, 'dates'),
  'direct-debit': step(6, 'direct-debit'),
  confirm: step(7, 'confirm'),
  checkout: step(8, 'checkout'),
} as const satisfies Record<SectionKey, Step>;
const CONFIRMATION = step(9, 'confirmation');

const isJoining = (pathname: string) => pathname === '/' || pathname.startsWith('/centre/');
const orderAt = (pathname: string) => /^\/order-confirmed\/([\w-]+)/.exec(pathname)?.[1] ?? null;

/** The step that is shown at an address; null on a screen that is none. */
function stepAt(pathname: string, section: SectionKey | null): Step | null {
  if (isCheckout(pathname)) return STEPS.checkout;
  if (orderAt(pathname)) return CONFIRMATION;
  return section && isJoining(pathname) ? STEPS[section] : null;
}

// Read one after the other: a store that is combined so late in a visit would start from the defaults.
const looked = sample({ clock: [embedOpened, $location, $shownSection], source: $location });
const stood = sample({
  clock: looked,
  source: $shownSection,
  fn: (section, { pathname }) => ({ section, pathname }),
});
const $step = createStore<Step | null>(null).on(
  stood,
  (before, { pathname, section }) => stepAt(pathname, section) ?? before,
);
sample({ clock: [$step, hostGreeted], source: $step, filter: isPresent, target: visitMessageSent });

// An order is completed when the visit comes to its confirmation, and not when that page is opened again.
const $wasElsewhere = createStore(false).on(stood, (was, { pathname }) => was || !orderAt(pathname));
const $completed = createStore<string | null>(null);
sample({
  clock: stood,
  source: $wasElsewhere,
  filter: (wasElsewhere, { pathname }) => wasElsewhere && orderAt(pathname) !== null,
  fn: (_, { pathname }) => orderAt(pathname),
  target: $completed,
});
sample({
  clock: $completed.updates.filter({ fn: isPresent }),
  fn: (orderId) => ({ type: 'completed', orderId }) as const,
  target: visitMessageSent,
});

// The frame shows its own words for these; the page around it may want to say more.
sample({
  clock: [$startUp, hostGreeted],
  source: $startUp,
  filter: (state) => state !== 'loading' && state !== 'ready',
  fn: (state) => ({ type: 'error', kind: state === 'maintenance' ? 'maintenance' : 'unavailable' }) as const,
  target: visitMessageSent,
});
