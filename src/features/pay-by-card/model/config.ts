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
  /** The customer's own address, to be filled in; null while it is not known. */
  $address: Store<KnownAddress | null>;
  $isAddressLoading: Store<boolean>;
  /** What the configuration says of each provider. */
  $settings: Store<Readonly<Record<string, GatewaySettings>>>;
  /** The operator lets customers keep cards. */
  $isSavingEnabled: Store<boolean>;
  /** Where the bank's return page comes from, and how long the bank has. */
  $threeDSecure: Store<{ returnOrigin: string; timeoutMs: number }>;
  $source: Store<Source>;
  registry?: GatewayRegistry;
};
