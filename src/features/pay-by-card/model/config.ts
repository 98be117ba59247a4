import type { Store } from 'effector';
import type { Cart, Source } from '@/shared/api';
import type { GatewaySettings } from '../gateways/gateway';
import type { GatewayRegistry } from '../gateways/registry';
import type { KnownAddress } from './billing-form';

export type PayByCardConfig = {
  $cart: Store<Cart | null>;
  /** Ids of the accepted terms. */
  $terms: Store<readonly string[]>;
  $isTermsAccepted: Store<boolean>;
  /** Ids of the accepted waivers. */
  $waivers: Store<readonly string[]>;
  $customer: Store<{ firstName: string; lastName: string } | null>;
  /** The customer's own address for filling in; null while unknown. */
  $address: Store<KnownAddress | null>;
  $isAddressLoading: Store<boolean>;
  /** Each provider's settings from the configuration. */
  $settings: Store<Readonly<Record<string, GatewaySettings>>>;
  /** Whether the operator lets customers save cards. */
  $isSavingEnabled: Store<boolean>;
  /** The origin of the bank's return page, and how long the bank has to answer. */
  $threeDSecure: Store<{ returnOrigin: string; timeoutMs: number }>;
  $source: Store<Source>;
  registry?: GatewayRegistry;
};
