import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { describeFailure } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { createAcceptTerms, type TermsDocument } from './accept-terms';

type LoadedTermsConfig<Params> = {
  readonly isAgreementStored?: boolean;
  /** What the terms depend on; null while unknown, and nothing is requested. */
  $params: Store<Params | null>;
  load: (params: Params, options: { signal: AbortSignal }) => Promise<readonly TermsDocument[]>;
};

type TermsRequest<Params> = { readonly params: Params };

const NO_DOCUMENTS: readonly TermsDocument[] = [];

/** Terms from the server: loads them, handles failures and lets the customer accept them. */
export function createLoadedTerms<Params>({
  $params,
  load,
  isAgreementStored = true,
}: LoadedTermsConfig<Params>) {
  const opened = createEvent();

  const documentsRequest = createRequest({
    load: ({ params }: TermsRequest<Params>, options) => load(params, options),
  });

  const $isOpened = createStore(false).on(opened, () => true);
  const $termsRequest = combine($isOpened, $params, (isOpened, params): TermsRequest<Params> | null =>
    isOpened && params !== null ? { params } : null,
  );
  const $documents = documentsRequest.$data.map((documents) => documents ?? NO_DOCUMENTS);
  const $isLoaded = documentsRequest.$data.map((documents) => documents !== null);

  const acceptTerms = createAcceptTerms({ $documents, isAgreementStored });

  const $isAccepted = combine(
    acceptTerms.$isAccepted,
    $isLoaded,
    (isAccepted, isLoaded) => isAccepted && isLoaded,
  );

  // Terms load on request, and again when what they depend on changes.
  sample({ clock: $params, target: documentsRequest.reset });
  sample({ clock: $termsRequest, filter: isPresent, target: documentsRequest.requested });
  // Opening terms that failed to load requests them again.
  sample({
    clock: acceptTerms.readClicked,
    filter: documentsRequest.$failure.map((failure) => failure !== null),
    target: documentsRequest.retryClicked,
  });

  return {
    ...acceptTerms,
    opened,
    retryClicked: documentsRequest.retryClicked,
    loadFx: documentsRequest.loadFx,
    $isLoaded,
    $isAccepted,
    $error: documentsRequest.$failure.map((failure) => failure && describeFailure(failure)),
    $isLoading: documentsRequest.$isLoading,
  };
}

/** The model as screens use it: loading is triggered by events only. */
export type LoadedTerms = Omit<ReturnType<typeof createLoadedTerms>, 'loadFx'>;
