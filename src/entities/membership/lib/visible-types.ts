import type { PaymentType } from './labels';

interface Category {
  readonly id: string;
  readonly name: string;
}

interface Purchasable {
  readonly canPurchase: boolean;
  readonly hasPrices: boolean;
  readonly message?: string | null | undefined;
}

interface Option {
  readonly id: string;
  readonly paymentType: PaymentType;
  readonly isPurchasable: Purchasable;
}

interface Type<O extends Option> {
  readonly name?: string | null | undefined;
  readonly categories: readonly Category[];
  readonly paymentOptions: readonly O[];
  readonly providesAccessTo?: readonly string[] | null | undefined;
}
