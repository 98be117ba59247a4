import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { describeFailure } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { createAcceptTerms, type TermsDocument } from './accept-terms';

type Config<Params> = {
  readonly isKept?: boolean;
  /** What the terms depend on; null while unknown, and nothing is requested. */
  $params: Store<Params | null>;
  load: (params: Params, options: { signal: AbortSignal }) => Promise<readonly TermsDocument[]>;
};

type TermsRequest<Params> = { readonly params: Params };

const NONE: readonly TermsDocument[] = [];

/** Terms from the server: loads them, handles failures and lets the customer accept them. */
export function createLoadedTerms<Params>({ $params, load, isKept = true }: Config<Params>) {
  const opened = createEvent();

  const request = createRequest({
    load: ({ params }: TermsRequest<Params>, options) => load(params, options),
  });

  const $isWanted = createStore(false).on(opened, () => true);
  const $termsRequest = combine($isWanted, $params, (isWanted, params): TermsRequest<Params> | null =>
    isWanted && params !== null ? { params } : null,
  );
  const $documents = request.$data.map((documents) => documents ?? NONE);
  const $isLoaded = request.$data.map((documents) => documents !== null);

  const accept = createAcceptTerms({ $documents, isKept });

  const $isAccepted = combine(
    accept.$isAccepted,
    $isLoaded,
    (isAccepted, isLoaded) => isAccepted && isLoaded,
  );

  // Terms load on request, and again when what they depend on changes.
  sample({ clock: $params, target: request.reset });
  sample({ clock: $termsRequest, filter: isPresent, target: request.requested });
  // Opening terms that failed to load requests them again.
  sample({
    clock: accept.readClicked,
    filter: request.$failure.map((failure) => failure !== null),
    target: request.retryClicked,
  });

  return {
    ...accept,
    opened,
    retryClicked: request.retryClicked,
    loadFx: request.loadFx,
    $isLoaded,
    $isAccepted,
    $error: request.$failure.map((failure) => failure && describeFailure(failure)),
    $isLoading: request.$isLoading,
  };
}

/** The model as screens use it: loading is triggered by events only. */
export type LoadedTerms = Omit<ReturnType<typeof createLoadedTerms>, 'loadFx'>;
