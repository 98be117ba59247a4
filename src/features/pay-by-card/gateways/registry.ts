import { checkoutSources } from '@/entities/checkout-source';
import type { Source } from '@/shared/api';
import { type CardGateway, gatewayFailure } from './gateway';
import { ryftReturnParameters } from './ryft-like/return-parameters';
import { stripeReturnParameters } from './stripe-like/return-parameters';

/** Makes a gateway by the provider's name; its code is loaded only when it is the one in use. */
export type GatewayRegistry = Readonly<Record<string, () => Promise<CardGateway>>>;

export const gateways: GatewayRegistry = {
  stripe: () => import('./stripe-like/stripe-like-gateway').then((room) => room.createStripeLikeGateway()),
  opayo: () => import('./opayo-like/opayo-like-gateway').then((room) => room.createOpayoLikeGateway()),
  ryft: () => import('./ryft-like/ryft-like-gateway').then((room) => room.createRyftLikeGateway()),
};

/** What providers write into the address that they send a customer back to: it is known before any gateway is loaded. */
export const returnParameters: readonly string[] = [...stripeReturnParameters, ...ryftReturnParameters];

/**
 * The gateway of a provider. Rejects with a GatewayFailure, in the words of the checkout's source, for a provider that has none
 * (Spec, joining §8; platform §7, §8).
 */
export async function openGateway(
  registry: GatewayRegistry,
  provider: string,
  source: Source,
): Promise<CardGateway> {
  const open = Object.hasOwn(registry, provider) ? registry[provider] : undefined;
  if (open === undefined) {
    const { noProvider, unsupportedProvider } = checkoutSources[source];
    throw gatewayFailure(provider === '' ? noProvider() : unsupportedProvider(provider));
  }
  return open();
}
