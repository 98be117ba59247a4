import { createEvent, createStore, sample, type Unit } from 'effector';
import { isPresent } from '../lib';
import { createRequest } from './create-request';

interface PageConfig<Params, Data> {
  /** Loads the data of the page. `Params` is null if the address has no parameters. */
  readonly load: (params: Params, options: { readonly signal: AbortSignal }) => Promise<Data>;
  /** Events on which the open page reloads, for example when another customer logs in. */
  readonly reloadOn?: readonly Unit<unknown>[];
  /**
   * What the page is about, for example a centre whose list is filtered: while that stays the same, the old data is shown until
   * the new data has loaded. Without it, changed parameters clear the data.
   */
  readonly subject?: (params: Params) => string;
}

/** The model of a page that loads its data when it opens and clears it when it closes. `PageFrame` renders it. */
export function createPage<Params, Data>({ load, reloadOn = [], subject }: PageConfig<Params, Data>) {
  /** The page with these parameters is on the screen. */
  const opened = createEvent<Params>();
  const closed = createEvent();
  /** Reloads the data while the page is open. */
  const refreshRequested = createEvent();
  const request = createRequest<Params, Data>({ load });

  const $openPage = createStore<{ readonly params: Params } | null>(null)
    .on(opened, (_, params) => ({ params }))
    .reset(closed);

  const $subject = createStore<unknown>(null, { serialize: 'ignore' })
    .on(opened, (_, params) => (subject ? subject(params) : { params }))
    .reset(closed);
  sample({ clock: $subject, target: request.reset });
  const reloadDue = sample({ clock: [$openPage, refreshRequested, ...reloadOn], source: $openPage });
  sample({
    clock: reloadDue,
    filter: isPresent,
    fn: ({ params }: { readonly params: Params }) => params,
    target: request.reloadRequested,
  });

  const { $data, $failure, $isLoading, retryClicked, replaced } = request;
  /** The parameters of the open page; null while the page is closed. */
  const $params = $openPage.map((visit) => visit?.params ?? null);
  const $isOpen = $openPage.map((visit) => visit !== null);
  return {
    opened,
    closed,
    refreshRequested,
    retryClicked,
    replaced,
    $isOpen,
    $params,
    $data,
    $failure,
    $isLoading,
  };
}

export type Page<Params, Data> = ReturnType<typeof createPage<Params, Data>>;
