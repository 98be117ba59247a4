import type { Locator, Page } from '@playwright/test';

/** The customer of a visit. */
export interface Customer {
  readonly email: string;
  readonly password?: string;
  readonly token?: string;
  /** The price of the basket, in pence. */
  readonly total?: number | null;
}

/** One call that writes or pays, where a customer makes it in a browser. */
export interface Call {
  /** A readable name, which `--only` is compared with. */
  readonly name: string;
  /** As the API document has it: verb and path. */
  readonly call: string;
  /** It is a step of a payment: cards, money, orders. */
  readonly isPaying?: true;
  /** It sends a file, and may take longer. */
  readonly isUpload?: true;
  /** The faults of the short run, for a representative call. */
  readonly inShort?: readonly string[];
  readonly customer: () => Promise<Customer>;
  /** Everything before the call, from a document of its own; all goes well, and it can be done again. */
  readonly reach: (page: Page, customer: Customer) => Promise<void>;
  /** Makes the call. */
  readonly act: (page: Page) => Promise<void>;
  /** What the call is made for is shown. */
  readonly done: (page: Page) => Locator;
  /** The same in the end, where the customer has gone further than the call. */
  readonly works?: (page: Page) => Locator;
  /** The call is made by opening a page. */
  readonly isOpening?: true;
  /** The fields with what the customer typed, while the form is shown. */
  readonly typed?: (page: Page) => readonly (readonly [field: Locator, words: string])[];
  /** From wherever the fault has left the page to the end, by what the page itself offers. */
  readonly again: (page: Page, customer: Customer) => Promise<void>;
  /** What the operator must have recorded in the end, and no more. */
  readonly books: (customer: Customer) => Promise<void>;
  /** The customer has left in any case, so that the result of the call is not shown. */
  readonly isUnreported?: true;
}
