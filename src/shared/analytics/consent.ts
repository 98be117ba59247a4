import { attach, createEvent, createStore, sample } from 'effector';
import { chooseCookieDomain } from '../auth';
import { $config } from '../config';
import { readCookie, writeCookie } from '../lib';

const DAY_SECONDS = 86_400;
/** Consent is requested again after six months, as regulators advise. */
const CONSENT_SECONDS = 182 * DAY_SECONDS;

/** `unread`: the cookie has not been read yet. `unasked`: the customer has not chosen. */
type Consent = 'unread' | 'unasked' | 'given' | 'withdrawn';
type ConsentChoice = Extract<Consent, 'given' | 'withdrawn'>;

export const consentGiven = createEvent();
/** The customer refuses or withdraws consent. */
export const consentWithdrawn = createEvent();

const formatCookieName = (siteName: string) => `${siteName}_analytics`;

export const readConsentFx = attach({
  source: $config,
  effect: ({ siteName }): ConsentChoice | null => {
    const storedChoice = readCookie(formatCookieName(siteName));
    return storedChoice === 'given' || storedChoice === 'withdrawn' ? storedChoice : null;
  },
});

/** Stores the choice in a first-party cookie without an identifier. */
export const storeConsentFx = attach({
  source: $config,
  effect: ({ siteName, parentDomain }, choice: ConsentChoice) => {
    const cookieOptions = { domain: chooseCookieDomain(parentDomain), maxAgeSeconds: CONSENT_SECONDS };
    writeCookie(formatCookieName(siteName), choice, cookieOptions);
  },
});

/** A missing cookie keeps the choice of this visit: where cookies are blocked, it lives in memory. */
export const $consent = createStore<Consent>('unread')
  .on(consentGiven, () => 'given')
  .on(consentWithdrawn, () => 'withdrawn')
  .on(
    readConsentFx.doneData,
    (currentConsent, storedChoice) =>
      storedChoice ?? (currentConsent === 'unread' ? 'unasked' : currentConsent),
  );

sample({ clock: consentGiven, fn: () => 'given' as const, target: storeConsentFx });
sample({ clock: consentWithdrawn, fn: () => 'withdrawn' as const, target: storeConsentFx });
