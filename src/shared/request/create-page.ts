import { createEvent, createStore, sample, type Unit } from 'effector';
import { isPresent } from '../lib';
import { createRequest } from './create-request';

interface Config<Params, Data> {
  /** The call that gives what the page shows. Params is null where the address has none. */
  readonly load: (params: Params, options: { readonly signal: AbortSignal }) => Promise<Data>;
  /** The page is loaded again on each of these while it is open, such as on another customer. */
  readonly reloadOn?: readonly Unit<unknown>[];
  /**
   * What the page is about, such as a centre whose list is filtered: while that is the same, what is shown stays until newer data is there.
   * Without it nothing stays when the parameters change.
   */
  readonly subject?: (params: Params) => string;
}

/** A page that loads what it shows when it opens, and keeps nothing of it when it closes. `PageFrame` draws it. */
export function createPage<Params, Data>({ load, reloadOn = [], subject }: Config<Params, Data>) {
  /** The page with these parameters is on the screen. */
  const opened = createEvent<Params>();
  const closed = createEvent();
  /** Loads again while the page is open. */
  const refreshRequested = createEvent();
  const request = createRequest<Params, Data>({ load });

  const $visit = createStore<{ readonly params: Params } | null>(null)
    .on(opened, (_, params) => ({ params }))
    .reset(closed);

  const $subject = createStore<unknown>(null, { serialize: 'ignore' })
    .on(opened, (_, params) => (subject ? subject(params) : { params }))
    .reset(closed);
  sample({ clock: $subject, target: request.reset });
  const outdated = sample({ clock: [$visit, refreshRequested, ...reloadOn], source: $visit });
  sample({
    clock: outdated,
    filter: isPresent,
    fn: ({ params }: { readonly params: Params }) => params,
    target: request.reloadRequested,
  });

  const { $data, $failure, $isLoading, retryClicked, replaced } = request;
  /** The parameters of the page that is open; null when none is. */
  const $params = $visit.map((visit) => visit?.params ?? null);
  const $isOpen = $visit.map((visit) => visit !== null);
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
