import type { RequestHandler } from 'express';
import { createSimulators } from '../simulators/create-simulators.ts';
import { createStoreStorage } from '../simulators/store-storage.ts';
import type { Store } from '../store/store.ts';
import type { Settings } from './settings.ts';

/** Creates the simulators of this sandbox, each under its own label of the simulators' domain. */
export function mountSimulators(settings: Settings, store: Store) {
  const { stripeLike, opayoLike, ryftLike, bank, ...operatorSide } = createSimulators({
    bankOrigin: settings.simulators.bank,
    opayoOrigin: settings.simulators.opayoLike,
    ...(settings.withWebhooks && {
      webhookEndpoint: `http://127.0.0.1:${settings.port}/api/payment-webhooks`,
    }),
    now: settings.simulatorClock ?? (() => store.clock.now().getTime()),
    ...(settings.bankDelayMs !== undefined && { bankDelayMs: settings.bankDelayMs }),
    merchantOrigins: [...new Set(Object.values(settings.sites))],
    embedOrigins: settings.embedOrigins,
    storage: createStoreStorage(store),
  });
  const routers: ReadonlyMap<string, RequestHandler> = new Map([
    ['stripe-like', stripeLike],
    ['opayo-like', opayoLike],
    ['ryft-like', ryftLike],
    ['bank', bank],
  ]);
  return { ...operatorSide, routers };
}

export type Simulators = ReturnType<typeof mountSimulators>;
