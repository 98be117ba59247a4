import type { ConfigurationProblem } from './configured/configuration-problem';

/** What the application tells the client once, from the runtime configuration and the session. */
export type ApiConfiguration = {
  /** Where the API lives: '' for the page's own origin. */
  readonly baseUrl: string;
  /** Address of the basket's calls in place of `/api/cart` (Spec, platform §7 "Cart"); may be absolute. */
  readonly checkoutBase?: string;
  /** Address of the account's calls in place of `/api/my-account`; may be absolute. */
  readonly myAccountBase?: string;
  /** Milliseconds within which an answer must have been read completely. */
  readonly timeoutMs: number;
  /** The customer's token, null when signed out. Asked before each call. */
  readonly readToken: () => string | null;
  /** A call that carried a token was answered 401. Called once for a token, however many calls fail. */
  readonly onUnauthorised: () => void;
  /** Something that staff have configured cannot be shown as it is; told at every answer that holds it. */
  readonly onConfigurationProblem?: (oddity: ConfigurationProblem) => void;
  /** Sends a request; the browser's fetch unless given (answers asked for before the bundle came, tests). */
  readonly transport?: (request: Request) => Promise<Response>;
};
