import { attach, createEvent, createStore, sample } from 'effector';
import { cookieDomain } from '../auth';
import { $config } from '../config';
import { readCookie, writeCookie } from '../lib';

const DAY_SECONDS = 86_400;
/** How long a choice holds before it is asked for again: six months, as the regulators advise. */
const CHOICE_SECONDS = 182 * DAY_SECONDS;

/** `unread`: the cookie was not looked at yet. `unasked`: the customer has not chosen. */
type Consent = 'unread' | 'unasked' | 'given' | 'withdrawn';
type Choice = Extract<Consent, 'given' | 'withdrawn'>;

/** The customer agrees to analytics. */
export const consentGiven = createEvent();
/** The customer objects, or takes the agreement back. */
export const consentWithdrawn = createEvent();

const nameOf = (siteName: string) => `${siteName}_analytics`;

/** Reads the remembered choice; null when there is none, or cookies are blocked. */
export const readConsentFx = attach({
  source: $config,
  effect: ({ siteName }): Choice | null => {
    const kept = readCookie(nameOf(siteName));
    return kept === 'given' || kept === 'withdrawn' ? kept : null;
  },
});

/** Remembers the choice in a first-party cookie; it holds one word and no identifier. */
export const keepConsentFx = attach({
  source: $config,
  effect: ({ siteName, parentDomain }, choice: Choice) => {
    const place = { domain: cookieDomain(parentDomain), maxAgeSeconds: CHOICE_SECONDS };
    writeCookie(nameOf(siteName), choice, place);
  },
});

/** Nothing kept leaves a choice of this visit as it is: where cookies are blocked, it lives in memory. */
export const $consent = createStore<Consent>('unread')
  .on(consentGiven, () => 'given')
  .on(consentWithdrawn, () => 'withdrawn')
  .on(readConsentFx.doneData, (now, kept) => kept ?? (now === 'unread' ? 'unasked' : now));

sample({ clock: consentGiven, fn: () => 'given' as const, target: keepConsentFx });
sample({ clock: consentWithdrawn, fn: () => 'withdrawn' as const, target: keepConsentFx });
