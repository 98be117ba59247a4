import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { $token, $user, loadUserFx } from '@/entities/customer';
import { type HomeAddress, loadHomeAddressFx } from '@/entities/home-address';
import { loadHomeVenueFx, loadVenuesFx } from '@/entities/venue';
import type { TermsDocument } from '@/features/accept-terms';
import type {
  Costs,
  DataFieldForm,
  JoiningSelection,
  MembershipDetails,
  MembershipType,
  UnavailableField,
  User,
  Venue,
} from '@/shared/api';
import { removeTokenFx, storeTokenFx } from '@/shared/auth';
import { $config, readConfig } from '@/shared/config';
import { $mode, type Mode } from '@/shared/mode';
import { leaveFx, locationChanged, type Navigation, navigateFx } from '@/shared/routes';
import {
  aDataFieldForm,
  aFixedOption,
  aMembershipType,
  aPaymentOption,
  aUser,
  aVenue,
} from '@/shared/testing';
import { toastTimerFx } from '@/shared/toast';
import type { StoredSelection } from '../lib/stored-selection';
import { clearCartFx } from '../model/clear-cart';
import {
  accountTerms,
  directDebitTerms,
  healthTerms,
  membershipChooser,
  membershipTerms,
  promo,
  questions,
  register,
  review,
  signIn,
} from '../model/features';
import { flowOpened, opened } from '../model/home';
import '../model/page-history';
import { loadSavedCartFx } from '../model/saved-cart';
import { submission } from '../model/sending';
import { reloadSavedCartFx } from '../model/tab-memory/back-forward-cache';
import { readDraftFx } from '../model/tab-memory/draft';
import { unfinishedPayment } from '../model/tab-memory/unfinished-payment';

// A visit of the joining page without rendering; the operator and the browser's history are fakes.

export const venue = aVenue();
export const gymType = aMembershipType({ paymentOptions: [aPaymentOption(), aFixedOption()] });

const buildPounds = (amount: number) => ({
  amount,
  formatted: `£${(amount / 100).toFixed(2)}`,
  decimal: (amount / 100).toFixed(2),
});

const gymCosts: Costs = {
  totalToPayNow: buildPounds(2742),
  prettyFirstBillingDate: '1st December 2026',
  firstBillingDate: '2026-12-01',
  proRataDays: 11,
  billingDay: 1,
  billingDays: [1, 15],
  startDate: { min: '2026-11-20', max: '2999-12-20' },
  today: '2026-11-20',
  globalBasePrice: buildPounds(3500),
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  promotionEnabled: false,
  directDebitProvider: null,
  fees: {
    joiningFee: buildPounds(1500),
    baseFee: buildPounds(3500),
    proRataFee: buildPounds(1242),
    monthInHandFee: null,
    discount: null,
  },
};

const goalQuestion = {
  id: 'q-1',
  reference: 'goal',
  label: 'What is your goal?',
  type: 'text' as const,
  options: [],
  placeholder: null,
  default: null,
  isRequired: true,
  htmlAttributes: {},
};

/** What differs in a visit from the successful case. */
export interface VisitOptions {
  readonly path?: string;
  readonly state?: unknown;
  readonly user?: User | null;
  /** A token whose customer is not known (yet). */
  readonly token?: string;
  /** The customers who log in one after another; afterwards the last one, or the first customer, stays. */
  readonly users?: readonly User[];
  readonly kioskHomeUrl?: string;
  readonly mode?: Mode;
  readonly centre?: () => Venue | Promise<Venue> | undefined;
  readonly types?: () => readonly MembershipType[] | Promise<readonly MembershipType[]>;
  readonly form?: DataFieldForm;
  readonly hasQuestions?: boolean;
  /** Required questions that the page cannot show. */
  readonly unaskable?: readonly UnavailableField[];
  readonly loadSaved?: () => JoiningSelection | null | Promise<JoiningSelection | null>;
  readonly savedSelection?: JoiningSelection | null;
  readonly draft?: StoredSelection | null;
  readonly storeMembership?: (details: MembershipDetails) => unknown;
  readonly saveAnswers?: () => unknown;
  readonly checkCode?: () => Promise<unknown>;
  /** The operator's state of a sent membership, when the page is restored from the back-forward cache. */
  readonly reloadSavedCart?: () => unknown;
  /** The home address that the operator has; null if there is none. */
  readonly home?: HomeAddress | null;
  readonly directDebitTerms?: () => unknown;
  /** The terms that a new customer accepts. */
  readonly terms?: readonly TermsDocument[];
}

export interface Visit {
  readonly scope: Scope;
  /** The entries of the browser's history, oldest first. */
  readonly historyEntries: { to: string; state: unknown }[];
  /** The addresses outside the page for which it was left, in order. */
  readonly departures: string[];
  readonly storedDetails: MembershipDetails[];
  /** The targets that the page was scrolled to, in order. */
  readonly scrolls: string[];
  readonly goBack: () => Promise<unknown>;
}

/** Opens the page as a visitor, or as the given customer. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { user = null, hasQuestions = false, savedSelection = null, draft = null } = options;
  const historyEntries = [{ to: options.path ?? '/', state: options.state ?? null }];
  const departures: string[] = [];
  const storedDetails: MembershipDetails[] = [];
  const scrolls: string[] = [];
  const usersLeft = [...(options.users ?? [])];
  const readLocation = (scope: Scope) => {
    const { to = '/', state = null } = historyEntries.at(-1) ?? {};
    return allSettled(locationChanged, { scope, params: { ...parsePath(to), state } });
  };
  const scope = fork({
    values: [
      [$token, user ? 'token' : (options.token ?? null)],
      [$user, user],
      [$mode, options.mode ?? { isKiosk: false, isEmbedded: false, centre: null }],
      [$config, readConfig({ kioskHomeUrl: options.kioskHomeUrl })],
    ],
    handlers: [
      [
        navigateFx,
        (_: unknown, { to, replace, state }: Navigation) => {
          if (replace) historyEntries.pop();
          historyEntries.push({ to, state: state ?? null });
          scopeBind(locationChanged, { scope })({ ...parsePath(to), state: state ?? null });
        },
      ],
      [leaveFx, ({ to }: { to: string }) => departures.push(to)],
      [loadVenuesFx, () => [venue]],
      [loadHomeVenueFx, () => options.centre?.() ?? venue],
      [membershipChooser.loadTypesFx, () => options.types?.() ?? [gymType]],
      [register.loadFormFx, () => options.form ?? aDataFieldForm()],
      [register.registerFx, () => ({ token: 'new-token', message: null })],
      [
        questions.loadFx,
        () => ({
          groups: hasQuestions ? [{ id: 'g-1', title: 'You', questions: [goalQuestion] }] : [],
          unavailableFields: options.unaskable ?? [],
        }),
      ],
      [questions.storeAnswersFx, () => options.saveAnswers?.() ?? 1],
      [review.loadCostsFx, () => gymCosts],
      [promo.validateCodeFx, ({ code }: { code: string }) => options.checkCode?.() ?? { id: 'p-1', code }],
      [loadHomeAddressFx, () => options.home ?? null],
      [accountTerms.loadFx, () => options.terms ?? []],
      [healthTerms.loadFx, () => []],
      [membershipTerms.loadFx, () => []],
      [directDebitTerms.loadFx, () => options.directDebitTerms?.() ?? []],
      [loadUserFx, () => usersLeft.shift() ?? user ?? aUser()],
      [storeTokenFx, (_: unknown, token: string) => token],
      [removeTokenFx, () => null],
      [readDraftFx, () => draft],
      [loadSavedCartFx, () => options.loadSaved?.() ?? savedSelection],
      [signIn.logInFx, () => ({ token: 'log-in-token', message: null })],
      [clearCartFx, () => undefined],
      [reloadSavedCartFx, () => options.reloadSavedCart?.() ?? null],
      // Skips pauses, which no test is about.
      [unfinishedPayment.settlement.pauseFx, () => undefined],
      // Toasts never expire; only the timer without a toast ends.
      [toastTimerFx, () => 0],
      [submission.scrollToTopFx, () => scrolls.push('top')],
      [
        submission.storeMembershipFx,
        (details: MembershipDetails) => {
          storedDetails.push(details);
          return (
            options.storeMembership?.(details) ?? { cartId: 'cart', cartItemId: 'item', newMandate: true }
          );
        },
      ],
    ],
  });
  await readLocation(scope);
  await allSettled(opened, { scope });
  await allSettled(flowOpened, { scope });
  return {
    scope,
    historyEntries,
    departures,
    storedDetails,
    scrolls,
    goBack: () => {
      historyEntries.pop();
      return readLocation(scope);
    },
  };
}

function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://online-joining.example');
  return { pathname, search, hash };
}

/** The operator's saved copy of a sent membership. */
export const savedSelection: JoiningSelection = {
  purpose: 'new',
  homeVenue: { id: venue.id, name: venue.name, slug: venue.slug },
  membershipTypeId: 'type-1',
  membershipTypeSlug: 'total-fitness',
  paymentOptionId: 'option-1',
  paymentType: 'recurring',
  startDate: '2998-01-05',
  billingDay: 15,
  promotion: null,
  accountHolder: null,
  accountNumberEnding: null,
};
