import { handoffStates } from '../handoff-states.ts';
import type { StateName } from '../states.ts';
import { findTag, findTemplate } from './api-document.ts';

/** Levels of what a server supports, in the order in which teams build it; each level needs those before it. */
export const LEVELS = ['browse', 'join', 'pay', 'book', 'account', 'front-of-house'] as const;
export type Level = (typeof LEVELS)[number];

export const CARD_PROVIDERS = ['stripe', 'opayo', 'ryft'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

const TAGS_BY_LEVEL: Readonly<Record<Level, readonly string[]>> = {
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

/** Calls that belong to another level than the rest of their tag. */
const LEVEL_BY_CALL: Readonly<Record<string, Level>> = {
  'GET /api/cart': 'pay',
  'POST /api/cart/pay': 'front-of-house',
  'GET /api/my-account/packages': 'account',
};
const MEMBERSHIP_CHANGE_PATH = /^\/api\/memberships\/\{id\}\/(change|renew)/;
/** States in which staff make the call. */
const STAFF_STATE = /staff|till/;

export function findLevel(method: string, path: string, state: StateName): Level {
  if (STAFF_STATE.test(state) || Object.hasOwn(handoffStates, state)) return 'front-of-house';
  const template = findTemplate(path);
  if (MEMBERSHIP_CHANGE_PATH.test(template)) return 'account';
  const tag = findTag(method, path);
  const level =
    LEVEL_BY_CALL[`${method} ${template}`] ?? LEVELS.find((name) => TAGS_BY_LEVEL[name].includes(tag));
  if (!level)
    throw new Error(`The tag "${tag}" of ${method} ${path} belongs to no level: name it in levels.ts.`);
  return level;
}

/** Returns the provider that needs the call (Opayo’s drop-in and challenges, Ryft’s sessions), or null: Stripe’s calls are for all. */
export function findCardProvider(path: string, state: StateName): CardProvider | null {
  if (/opayo|challenge/.test(state) || path.startsWith('/api/payment-providers/sca-completion/'))
    return 'opayo';
  if (/ryft|payment-session/.test(state) || path.startsWith('/api/checkout/session/')) return 'ryft';
  return null;
}
