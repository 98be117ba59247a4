import type { Locator, Page } from '@playwright/test';

/** The customer of a visit. */
export interface Customer {
  readonly email: string;
  readonly password?: string;
  readonly token?: string;
  /** The price of the basket, in pence; null or missing if unknown. */
  readonly total?: number | null;
}

/** A call that writes or pays, and how a customer makes it in a browser. */
export interface BrowserCall {
  /** A readable name, which `--only` is compared with. */
  readonly name: string;
  /** The verb and path as in the API document. */
  readonly call: string;
  /** Set if the call is a step of a payment: cards, money, orders. */
  readonly isPaying?: true;
  /** Set if the call uploads a file, which may take longer. */
  readonly isUpload?: true;
  /** The faults to try in the short run, for a representative call. */
  readonly isInShortRun?: readonly string[];
  readonly customer: () => Promise<Customer>;
  /** Does everything before the call, in a new document. All of it succeeds, and it can be repeated. */
  readonly openBefore: (page: Page, customer: Customer) => Promise<void>;
  /** Makes the call. */
  readonly makeCall: (page: Page) => Promise<void>;
  /** What is shown once the call has succeeded. */
  readonly findResult: (page: Page) => Locator;
  /** The same in the end, if the customer has gone further than the call. */
  readonly findRepeatedResult?: (page: Page) => Locator;
  /** Set if opening a page makes the call. */
  readonly isOpening?: true;
  /** The fields with the customer's input, while the form is shown. */
  readonly listTyped?: (page: Page) => readonly (readonly [field: Locator, words: string])[];
  /** Continues from wherever the fault has left the page to the end, using what the page itself offers. */
  readonly recover: (page: Page, customer: Customer) => Promise<void>;
  /** Checks that the operator has recorded exactly what it must in the end. */
  readonly expectRecords: (customer: Customer) => Promise<void>;
  /** Set if the customer leaves the page in any case, so that the result of the call is not shown. */
  readonly isUnreported?: true;
}
