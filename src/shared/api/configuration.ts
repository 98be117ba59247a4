import type { ConfigurationProblem } from './configured/configuration-problem';

/** The API client's configuration, from the runtime configuration and the session. */
export type ApiConfiguration = {
  /** The API's base address; '' means the page's origin. */
  readonly baseUrl: string;
  /** Replaces `/api/cart` in cart calls; may be absolute. */
  readonly checkoutBase?: string;
  /** Replaces `/api/my-account` in account calls; may be absolute. */
  readonly myAccountBase?: string;
  readonly timeoutMs: number;
  /** Returns the token, null when signed out. Called before each request. */
  readonly readToken: () => string | null;
  /** Called once per token when a request with it was answered with 401. */
  readonly onUnauthorised: () => void;
  /** Called for each response that contains configuration by staff that cannot be shown. */
  readonly onConfigurationProblem?: (problem: ConfigurationProblem) => void;
  /** Sends a request; default: `fetch`. Used for early requests and in tests. */
  readonly transport?: (request: Request) => Promise<Response>;
};
