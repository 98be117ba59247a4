/** What is wrong with a part of the configuration. Positions count from 1. */
export type ConfigurationFault =
  | { readonly code: 'notAnObject' }
  /** A text that it needs is missing. */
  | { readonly code: 'missing'; readonly key: string }
  /** An earlier part has the same value under this key. */
  | { readonly code: 'twice'; readonly key: string; readonly value: string }
  | { readonly code: 'unknownType'; readonly type: string }
  | { readonly code: 'noReadableOption' }
  /** A repeated group whose fields cannot be shown. */
  | { readonly code: 'unreadableGroup' }
  /** A choice without options; its answer is typed. */
  | { readonly code: 'noOptions' }
  /** A section or group of questions, which may contain required fields. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'unreadableOption'; readonly position: number }
  | { readonly code: 'optionTwice'; readonly value: string }
  /** Its fields are always asked. */
  | { readonly code: 'unreadableCondition'; readonly position: number }
  | { readonly code: 'noPaymentOptions' }
  | { readonly code: 'unreadablePaymentOption' }
  | { readonly code: 'namelessBenefit'; readonly position: number }
  | { readonly code: 'badCategory'; readonly position: number; readonly fault: 'twice' | 'noId' | 'noName' }
  /** A centre without a place on the map. */
  | { readonly code: 'unplaced' };

/** The part's place in the response: the position of a row, from 0, then the names and positions below it. */
export type ProblemPath = readonly (
  | number
  | 'sectionFields'
  | 'questions'
  | 'fields'
  | 'options'
  | 'allOf'
  | 'benefits'
  | 'categories'
)[];

/** A part of the operator's configuration that the site cannot show. Contains no customer data. */
export type ConfigurationProblem = ConfigurationFault & {
  readonly kind:
    | 'section'
    | 'field'
    | 'group'
    | 'question'
    | 'group field'
    | 'option'
    | 'membership'
    | 'benefit'
    | 'category'
    | 'centre'
    | 'session'
    | 'activity'
    | 'facility'
    | 'camp'
    | 'course'
    | 'booking'
    | 'package';
  /** Its label, name or position. */
  readonly name: string;
  readonly path: ProblemPath;
  /** Whether nothing can be sold because of it. */
  readonly isBlocking?: boolean;
};

/** A required field or question that cannot be shown, which stops the sale. */
export type UnavailableField = { readonly name: string; readonly label: string };

/** The parsed value, and the problems found. */
export type ReadResult<Value> = { readonly value: Value; readonly problems: readonly ConfigurationProblem[] };
