/** Something that staff have configured and the site cannot show as it is. It holds names of theirs, and nothing of a customer. */
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
    | 'category';
  /** Its label, or the name or place by which staff find it. */
  readonly name: string;
  /** What is wrong with it and what became of it, as a sentence. */
  readonly problem: string;
};

/** A required field or question that cannot be asked: without it nothing may be sold. */
export type Unaskable = { readonly name: string; readonly label: string };

/** What has been read, and what was found on the way. */
export type Reading<Value> = { readonly value: Value; readonly problems: readonly ConfigurationProblem[] };
