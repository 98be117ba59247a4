import { createEffect, createStore } from 'effector';
import { type ApiFailure, type Client, loadClient } from '@/shared/api';
import { todayInLondon } from '@/shared/lib';

/** GET client, once at start-up. When it fails the not-found page is shown. Spec, platform §2. */
export const loadClientFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The operator that this front end serves. */
export const $client = createStore<Client | null>(null).on(loadClientFx.doneData, (_, client) => client);

/** The operator's id, which a registration sends. */
export const $clientId = $client.map((client) => client?.id ?? null);

/** Today, YYYY-MM-DD, by the server: a device's clock may be a day off. */
export const $today = $client.map((client) => client?.today ?? todayInLondon(new Date()));
