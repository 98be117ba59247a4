import type { RequestHandler } from 'express';
import type { CardProviderSettings } from '../domain/types.ts';
import { createSimulators } from '../simulators/create-simulators.ts';
import { createStoreStorage } from '../simulators/stripe-like/store-storage.ts';
import type { Store } from '../store/store.ts';
import type { Settings } from './settings.ts';

/** What a browser is told of the card provider: Stripe's own name, since the front end's gateway is the one for Stripe. */
export const CARD_SETTINGS: CardProviderSettings = {
  name: 'stripe',
  publishableKey: 'pk_test_pavilion',
  mode: 'test',
  address: 'collect',
};

/** The simulators this sandbox mounts, each under its label of the simulators' domain. */
export function mountSimulators(settings: Settings, store: Store) {
  const { stripeLike, bank, ...operatorSide } = createSimulators({
    bankOrigin: settings.simulators.bank,
    merchantOrigins: [...new Set(Object.values(settings.sites))],
    storage: createStoreStorage(store),
  });
  const routers: ReadonlyMap<string, RequestHandler> = new Map([
    ['stripe-like', stripeLike],
    ['bank', bank],
  ]);
  return { ...operatorSide, routers };
}

export type Simulators = ReturnType<typeof mountSimulators>;
