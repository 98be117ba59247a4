import type { Scope } from 'effector';
import type { SubSite } from '@/shared/mode';
import type { Visit } from './visit.ts';

/** One call of the site, where a customer makes it, and what they see of it. */
export interface Call {
  /** As the operator counts it: verb and path. */
  readonly call: string;
  /** What is asked for, in the names of the tests. */
  readonly name: string;
  readonly isCustomer: boolean;
  /** The site that makes it, where that matters. */
  readonly subSite?: SubSite;
  readonly hasSaved?: true;
  readonly searchTerm?: string;
  /** Everything before the call; all goes well. */
  readonly reach?: (visit: Visit) => Promise<unknown>;
  /** Makes the call. */
  readonly act: (visit: Visit) => Promise<unknown>;
  readonly isBusy: (scope: Scope) => boolean;
  /** Every text that the customer reads about it. */
  readonly messages: (scope: Scope) => readonly (string | null | undefined)[];
  /** What the customer has typed. */
  readonly typed?: (scope: Scope) => unknown;
  /** The customer's way to try again. */
  readonly retry: (visit: Visit) => Promise<unknown>;
  /** What the call is made for has happened. */
  readonly isDone: (visit: Visit) => boolean;
  /** The page does without it: nothing is said of its failure, and what the page is for has happened all the same. */
  readonly isOptional?: true;
  /** Of a list that staff configure, what cannot be read is left out. */
  readonly skipsUnreadable?: true;
  /** The status by which the operator says that it was done before. */
  readonly succeedsOn?: number;
  /** Answers without content, without data, or with any data, that are a success. */
  readonly succeedsWith?: 'empty' | 'null' | 'anything';
}
