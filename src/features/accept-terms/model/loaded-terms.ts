import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { failureText } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { createAcceptTerms, type TermsDocument } from './accept-terms';

type Config<Params> = {
  readonly isKept?: boolean;
  /** What the terms depend on; null while that is not known, and nothing is asked for. */
  $params: Store<Params | null>;
  load: (params: Params, options: { signal: AbortSignal }) => Promise<readonly TermsDocument[]>;
};

type TermsRequest<Params> = { readonly params: Params };

const NONE: readonly TermsDocument[] = [];

/** Terms that come from the server: loading, failing, and accepting what came. */
export function createLoadedTerms<Params>({ $params, load, isKept = true }: Config<Params>) {
  const opened = createEvent();

  const request = createRequest({
    load: ({ params }: TermsRequest<Params>, options) => load(params, options),
  });

  const $isWanted = createStore(false).on(opened, () => true);
  const $wanted = combine($isWanted, $params, (isWanted, params): TermsRequest<Params> | null =>
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

  // Terms are loaded when they are wanted and again when they depend on something else.
  sample({ clock: $params, target: request.reset });
  sample({ clock: $wanted, filter: isPresent, target: request.requested });
  // A customer who wants to read what could not be loaded asks for it again.
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
    $error: request.$failure.map((failure) => failure && failureText(failure)),
    $isLoading: request.$isLoading,
  };
}

/** Whatever the terms depend on: a screen reads them, it does not load them by hand. */
export type LoadedTerms = Omit<ReturnType<typeof createLoadedTerms>, 'loadFx'>;
