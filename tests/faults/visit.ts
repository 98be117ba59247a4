import { allSettled, fork, type Scope, scopeBind } from 'effector';
import '@/app/session/model';
import { $client } from '@/entities/client';
import { $token, callUnauthorised, signedIn } from '@/entities/customer';
import { register, signIn } from '@/pages/joining/join/model/features';
import { centreFinder, flowOpened, opened } from '@/pages/joining/join/model/home';
import { submission } from '@/pages/joining/join/model/sending';
import '@/pages/joining/join/model/page-history';
import { encodeFx, readFileFx } from '@/pages/account/user-details/model/photo';
import '@/pages/account/user-details/model/draft';
import { registration as registerPage } from '@/pages/system/register/model/register';
import { configureApi, logIn } from '@/shared/api';
import { $subSite, type SubSite } from '@/shared/mode';
import { leaveFx, locationChanged, type Navigation, navigateFx, reloadFx } from '@/shared/routes';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildClient } from '../fixtures/frontend.ts';
import { JPEG } from '../fixtures/jpeg.ts';
import { createOperator, type Operator } from './operator.ts';

/** Long enough for an immediate response, and short enough for one that never arrives. */
const REQUEST_TIMEOUT_MS = 40;
/** A visit to the joining page without a screen: its whole code and the API client, on a transport that can fail. */
export interface Visit {
  readonly scope: Scope;
  readonly operator: Operator;
  /** Addresses that the customer was redirected to. */
  readonly leftAddresses: string[];
  readonly countReloads: () => number;
  readonly open: (path: string) => Promise<unknown>;
}

interface VisitOptions {
  readonly isCustomer: boolean;
  readonly hasSavedAnswers?: boolean;
  /** The text in the search box of the finder. */
  readonly searchTerm?: string;
  readonly subSite?: SubSite;
}

export async function createVisit({
  isCustomer,
  hasSavedAnswers = false,
  searchTerm = '',
  subSite = 'online-joining',
}: VisitOptions): Promise<Visit> {
  const operator = createOperator(hasSavedAnswers);
  const leftAddresses: string[] = [];
  let reloadCount = 0;
  const scope: Scope = fork({
    values: [
      [$client, buildClient()],
      [$subSite, subSite],
      [centreFinder.$searchTerm, searchTerm],
    ],
    handlers: [
      [
        navigateFx,
        (_: unknown, { to, state }: Navigation) =>
          scopeBind(locationChanged, { scope })({ pathname: to, search: '', hash: '', state: state ?? null }),
      ],
      [leaveFx, ({ to }: { to: string }) => leftAddresses.push(to)],
      [
        reloadFx,
        () => {
          reloadCount += 1;
        },
      ],
      [register.scrollToTopFx, () => {}],
      [registerPage.scrollToTopFx, () => {}],
      [submission.scrollToTopFx, () => {}],
      // The test environment cannot decode images.
      [readFileFx, () => ({ image: document.createElement('canvas'), width: 4, height: 4 })],
      [encodeFx, () => ({ bytes: JPEG, preview: 'data:image/jpeg;base64,' })],
      // Skips the pause before an attempt.
      [signIn.logInFx, logIn],
      // Toasts stay on the screen, because only the timer of an unknown toast (0) ends.
      [toastTimerFx, () => 0],
    ],
  });
  const reportUnauthorised = scopeBind(callUnauthorised, { scope });
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: REQUEST_TIMEOUT_MS,
    readToken: () => scope.getState($token),
    onUnauthorised: () => reportUnauthorised(),
    transport: operator.transport,
  });
  if (isCustomer) await allSettled(signedIn, { scope, params: 'pv_token' });
  return {
    scope,
    operator,
    leftAddresses: leftAddresses,
    countReloads: () => reloadCount,
    open: async (pathname) => {
      const location = { pathname, search: '', hash: '', state: null };
      await allSettled(locationChanged, { scope, params: location });
      await allSettled(opened, { scope });
      await allSettled(flowOpened, { scope });
    },
  };
}

export const readToasts = (scope: Scope): string[] =>
  scope
    .getState($toasts)
    .flatMap(({ content, validationMessages = {} }) => [
      content,
      ...Object.values(validationMessages).flat(),
    ]);
export const readToken = (scope: Scope): string | null => scope.getState($token);
