import { combine, createEffect, createEvent, createStore } from 'effector';
import { type ApiFailure, type Client, loadClient } from '@/shared/api';
import { $config } from '@/shared/config';

/** GET client, once at start-up. When it fails the not-found page is shown. Requirement S3.3. */
export const loadClientFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The record has come again. */
export const clientReloaded = createEvent<Client>();
/** The server's day is another than the page knew; `$today` is the new one already. */
export const dayChanged = createEvent();

/** The operator that this front end serves. */
export const $client = createStore<Client | null>(null).on(
  [loadClientFx.doneData, clientReloaded],
  (_, client) => client,
);

/** The operator's name as far as it is known, '' while unknown: system screens are shown before the client record has loaded. */
export const $operatorName = combine(
  $client,
  $config,
  (client, config) => client?.name ?? config.operatorName,
);

/** The operator's id, which a registration sends. */
export const $clientId = $client.map((client) => client?.id ?? null);

/** The day by this device's clock: used until the client record has loaded. */
const deviceDay = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Today, YYYY-MM-DD, by the server: a device's clock may be a day off. It changes while a page is open. */
export const $today = $client.map((client) => client?.today ?? deviceDay);
