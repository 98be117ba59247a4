import { checkoutSources } from '@/entities/checkout-source';
import type { Source } from '@/shared/api';
import { buildGatewayFailure, type CardGateway } from './gateway';
import { ryftReturnParameters } from './ryft-like/return-parameters';
import { stripeReturnParameters } from './stripe-like/return-parameters';

/** Creates a gateway by the provider's name; only the code of the provider in use is loaded. */
export type GatewayRegistry = Readonly<Record<string, () => Promise<CardGateway>>>;

export const gateways: GatewayRegistry = {
  stripe: () =>
    import('./stripe-like/stripe-like-gateway').then((module) => module.createStripeLikeGateway()),
  opayo: () => import('./opayo-like/opayo-like-gateway').then((module) => module.createOpayoLikeGateway()),
  ryft: () => import('./ryft-like/ryft-like-gateway').then((module) => module.createRyftLikeGateway()),
};

/** The parameters that providers add to the address to which customers return; known before any gateway has loaded. */
export const returnParameters: readonly string[] = [...stripeReturnParameters, ...ryftReturnParameters];

/**
 * The gateway of a provider. For an unsupported provider it rejects with a GatewayFailure, with the text of the checkout's source
 * (Requirement P2.2).
 */
export async function openGateway(
  registry: GatewayRegistry,
  provider: string,
  source: Source,
): Promise<CardGateway> {
  const createGateway = Object.hasOwn(registry, provider) ? registry[provider] : undefined;
  if (createGateway === undefined) {
    const { noProvider, unsupportedProvider } = checkoutSources[source];
    throw buildGatewayFailure(provider === '' ? noProvider() : unsupportedProvider(provider));
  }
  return createGateway();
}
