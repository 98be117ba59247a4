import { combine, createEffect, createEvent, createStore } from 'effector';
import { type ApiFailure, type Client, loadClient } from '@/shared/api';
import { $config } from '@/shared/config';

/** Calls GET client once at start-up. If it fails, the not-found page is shown. Requirement S3.3. */
export const loadClientFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The client record has been reloaded. */
export const clientReloaded = createEvent<Client>();
/** The server's date has changed; `$today` already holds the new one. */
export const dayChanged = createEvent();

/** The operator that this front end serves. */
export const $client = createStore<Client | null>(null).on(
  [loadClientFx.doneData, clientReloaded],
  (_, client) => client,
);

/** The operator's name, or '' until the client record has loaded: system screens appear before that. */
export const $operatorName = combine(
  $client,
  $config,
  (client, config) => client?.name ?? config.operatorName,
);

/** The operator's id, which registration sends. */
export const $clientId = $client.map((client) => client?.id ?? null);

/** The date by this device's clock, used until the client record has loaded. */
const deviceDay = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Today's date by the server, YYYY-MM-DD, because a device's clock may be a day off. It can change while a page is open. */
export const $today = $client.map((client) => client?.today ?? deviceDay);
