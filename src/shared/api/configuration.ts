import type { ConfigurationProblem } from './configured/configuration-problem';

/** The configuration of the API client, from the runtime configuration and the session. */
export type ApiConfiguration = {
  /** Base address of the API; '' for the origin of the page. */
  readonly baseUrl: string;
  /** Replaces `/api/cart` for calls of the basket (Spec, platform §7 "Cart"); may be absolute. */
  readonly checkoutBase?: string;
  /** Replaces `/api/my-account` for calls of the account; may be absolute. */
  readonly myAccountBase?: string;
  readonly timeoutMs: number;
  /** The token, null when signed out. Read before each call. */
  readonly readToken: () => string | null;
  /** A call with a token was answered 401. Called once per token. */
  readonly onUnauthorised: () => void;
  /** Staff have configured something that cannot be shown; called for each response that contains it. */
  readonly onConfigurationProblem?: (problem: ConfigurationProblem) => void;
  /** Sends a request; default: `fetch`. Used for early requests and in tests. */
  readonly transport?: (request: Request) => Promise<Response>;
};
