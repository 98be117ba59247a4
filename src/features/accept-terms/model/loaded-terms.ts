import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { type ApiFailure, failureText } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { createLatestFx, isPresent } from '@/shared/lib';
import { createAcceptTerms, type TermsDocument } from './accept-terms';

type Config<Params> = {
  /** What the terms depend on; null while that is not known, and nothing is asked for. */
  $params: Store<Params | null>;
  load: (params: Params, options: { signal: AbortSignal }) => Promise<readonly TermsDocument[]>;
};

type Wanted<Params> = { readonly params: Params };

/** Terms that come from the server: loading, failing, and accepting what came. */
export function createLoadedTerms<Params>({ $params, load }: Config<Params>) {
  const opened = createEvent();
  const retryClicked = createEvent();

  const loadFx = createLatestFx<Wanted<Params>, readonly TermsDocument[], ApiFailure>(({ params }, options) =>
    load(params, options),
  );

  const $isWanted = createStore(false).on(opened, () => true);
  const $documents = createStore<readonly TermsDocument[]>([]);
  const $isLoaded = createStore(false);
  const $error = createStore<string | null>(null);
  const $wanted = combine($isWanted, $params, (isWanted, params): Wanted<Params> | null =>
    isWanted && params !== null ? { params } : null,
  );

  const accept = createAcceptTerms({ $documents });

  const $isAccepted = combine(
    accept.$isAccepted,
    $isLoaded,
    (isAccepted, isLoaded) => isAccepted && isLoaded,
  );

  // Terms are loaded when they are wanted and again when they depend on something else.
  sample({
    clock: [$wanted, retryClicked],
    source: $wanted,
    filter: isPresent,
    target: loadFx,
  });
  sample({ clock: connectionRestored, filter: $error.map((error) => error !== null), target: retryClicked });
  // Whoever wants to read what could not be loaded asks for it again.
  const readAgain = sample({
    clock: accept.readClicked,
    source: { wanted: $wanted, error: $error },
    fn: ({ wanted, error }) => (error === null ? null : wanted),
  });
  sample({ clock: readAgain, filter: isPresent, target: loadFx });
  $documents.on(loadFx.doneData, (_, documents) => documents).reset($params);
  $isLoaded.on(loadFx.doneData, () => true).reset($params);
  // An error stays until there are terms: the control that asks again must not vanish from under the finger.
  $error.on(loadFx.failData, (_, failure) => failureText(failure)).reset(loadFx.done, $params);

  return {
    ...accept,
    opened,
    retryClicked,
    loadFx,
    $isLoaded,
    $isAccepted,
    $error,
    $isLoading: loadFx.pending,
  };
}

/** Whatever the terms depend on: a screen reads them, it does not load them by hand. */
export type LoadedTerms = Omit<ReturnType<typeof createLoadedTerms>, 'loadFx'>;
