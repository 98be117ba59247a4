import { handoffStates } from '../handoff-states.ts';
import type { StateName } from '../states.ts';
import { tagOf, templateOf } from './api-document.ts';

/** What a server can do, in the order in which one builds it; each level needs those before it. */
export const LEVELS = ['browse', 'join', 'pay', 'book', 'account', 'front-of-house'] as const;
export type Level = (typeof LEVELS)[number];

export const CARD_PROVIDERS = ['stripe', 'opayo', 'ryft'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

const TAGS: Readonly<Record<Level, readonly string[]>> = {
  browse: ['frontend', 'venues', 'geocoding'],
  join: ['auth', 'memberships', 'promotions', 'data-fields', 'custom-questions', 'terms', 'direct-debit'],
  pay: ['checkout', 'payment-webhooks', 'orders'],
  book: [
    'activities',
    'spaces',
    'camps',
    'courses',
    'packages',
    'waiting-list',
    'attendees',
    'waivers',
    'cart',
  ],
  account: [
    'customer',
    'bookings',
    'payments',
    'documents',
    'saved-card',
    'card',
    'guest-passes',
    'account-memberships',
    'membership-leaving',
  ],
  'front-of-house': ['front-of-house'],
};

/** Calls that another level needs than the others of their tag. */
const CALLS: Readonly<Record<string, Level>> = {
  'GET /api/cart': 'pay',
  'POST /api/cart/pay': 'front-of-house',
  'GET /api/my-account/packages': 'account',
};
const OF_MEMBER = /^\/api\/memberships\/\{id\}\/(change|renew)/;
/** Somebody who works at the desk makes the call. */
const STAFF = /staff|till/;

export function levelOf(method: string, path: string, state: StateName): Level {
  if (STAFF.test(state) || Object.hasOwn(handoffStates, state)) return 'front-of-house';
  const template = templateOf(path);
  if (OF_MEMBER.test(template)) return 'account';
  const tag = tagOf(method, path);
  const level = CALLS[`${method} ${template}`] ?? LEVELS.find((name) => TAGS[name].includes(tag));
  if (!level)
    throw new Error(`The tag "${tag}" of ${method} ${path} belongs to no level: name it in levels.ts.`);
  return level;
}

/** Opayo’s challenges and drop-in, Ryft’s payment sessions; what Stripe needs is asked of every server. */
export function cardProviderOf(path: string, state: StateName): CardProvider | null {
  if (/opayo|challenge/.test(state) || path.startsWith('/api/payment-providers/sca-completion/'))
    return 'opayo';
  if (/ryft|payment-session/.test(state) || path.startsWith('/api/checkout/session/')) return 'ryft';
  return null;
}
