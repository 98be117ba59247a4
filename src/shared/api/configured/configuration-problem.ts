/** A part of the operator's configuration that the site cannot show. Contains no customer data. */
export type ConfigurationProblem = {
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
  /** What is wrong and what the site does about it, as a sentence. */
  readonly problem: string;
};

/** A required field or question that cannot be shown, which stops the sale. */
export type UnavailableField = { readonly name: string; readonly label: string };

/** The parsed value, and the problems found. */
export type ReadResult<Value> = { readonly value: Value; readonly problems: readonly ConfigurationProblem[] };
