/**
 * The parts of an OpenAPI 3.1 document that the generator reads. The document is linted first, and the types below state
 * what the lint guarantees.
 */
export type Schema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly examples?: readonly unknown[];
};

export type Example = { readonly summary?: string; readonly value?: unknown };

export type Content = Readonly<
  Record<
    string,
    {
      readonly schema?: Schema;
      readonly example?: unknown;
      /** Several examples by name, instead of a single one. */
      readonly examples?: Readonly<Record<string, Example>>;
    }
  >
>;

export type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};

export type Reply = { readonly $ref?: string; readonly content?: Content };

export type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Reply>>;
  /** Overrides the document's `security`: how a caller authenticates, if at all. */
  readonly security?: readonly object[];
  /** Why the call is refused as a whole: the example of such a 422. */
  readonly 'x-refused'?: string;
  /** Further possible errors by field, beyond those of the parameters and the body. */
  readonly 'x-invalid'?: Readonly<Record<string, readonly string[]>>;
};

export type ApiDocument = {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Reply>>;
  };
};

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type PathItem = { readonly parameters?: readonly Parameter[] } & Partial<
  Readonly<Record<(typeof METHODS)[number], Operation>>
>;

/**
 * Finds the component that a `#/components/{kind}/{name}` reference names among `components` of that kind.
 * @throws if there is none
 */
export function requireComponent<Part>(
  components: Readonly<Record<string, Part>> | undefined,
  ref: string,
): Part {
  const name = ref.replace(/^#\/components\/[a-zA-Z]+\//, '');
  const namedComponent = components?.[name];
  if (namedComponent === undefined)
    throw new Error(`[openapi] ${ref} is not in the document; bundle it first.`);
  return namedComponent;
}
