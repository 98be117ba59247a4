import type { MatchersV3 } from '@pact-foundation/pact';

/** A call of the site with example values, on which the outcome does not depend. */
export interface SiteCall {
  /** What the call asks for, as part of an interaction's description. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string | MatchersV3.Matcher<string>;
  readonly query?: Readonly<Record<string, string>>;
  /** The failures that the API document declares for the call and that do not depend on the values. */
  readonly failureStatuses?: readonly (401 | 429)[];
  readonly html?: true;
  readonly send: () => Promise<unknown>;
}
