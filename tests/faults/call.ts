import type { Scope } from 'effector';
import type { SubSite } from '@/shared/mode';
import type { Visit } from './visit.ts';

/** One call of the site, how a customer makes it, and what they see of it. */
export interface TestedCall {
  /** The verb and path, by which the fake operator counts it. */
  readonly endpoint: string;
  /** A name for the test's title. */
  readonly name: string;
  readonly isCustomer: boolean;
  /** The site that makes the call, if that matters. */
  readonly subSite?: SubSite;
  readonly hasSavedAnswers?: true;
  readonly searchTerm?: string;
  /** Does everything before the call, successfully. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  /** Makes the call. */
  readonly makeCall: (visit: Visit) => Promise<unknown>;
  readonly isBusy: (scope: Scope) => boolean;
  /** Every text that the customer reads about the call. */
  readonly listMessages: (scope: Scope) => readonly (string | null | undefined)[];
  /** What a failure must not lose: what the customer typed, or a basket that is shown. */
  readonly readStateToKeep?: (scope: Scope) => unknown;
  /** How the customer retries. */
  readonly retry: (visit: Visit) => Promise<unknown>;
  /** Whether the purpose of the call is achieved. */
  readonly isDone: (visit: Visit) => boolean;
  /** Set if the page works without it: its failure is not reported, and `isDone` is true anyway. */
  readonly isOptional?: true;
  /** Set for a list that staff configure: entries that cannot be parsed are left out. */
  readonly skipsUnreadable?: true;
  /** The status by which the operator says that it was already done. */
  readonly successStatus?: number;
  /** Which responses without content, without data, or with any data, are a success. */
  readonly succeedsWith?: 'empty' | 'null' | 'anything';
}
