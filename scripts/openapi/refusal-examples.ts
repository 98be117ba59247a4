import {
  type ApiDocument,
  type Example,
  METHODS,
  type Operation,
  type Parameter,
  type Reply,
  requireComponent,
  type Schema,
} from '../../tooling/openapi/document.ts';

const JSON_TYPE = 'application/json';
const VALIDATION_FAILURE = '#/components/schemas/ValidationFailure';
/** A parameter that no call has, for examples of calls without parameters and body. */
const UNKNOWN_PARAMETER = 'page';

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the document with a specific 422 for each call instead of the shared one: its example `field` names a field of the
 * call, and its example `whole` has the message that the call declares as `x-refused`.
 */
export function addRefusalExamples(document: ApiDocument): ApiDocument {
  const sharedResponses = new Set<string>();
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const calls = METHODS.flatMap((method) => {
      const operation = item[method];
      const ref = operation?.responses?.['422']?.$ref;
      if (operation === undefined || ref === undefined) return [];
      sharedResponses.add(ref.split('/').at(-1) ?? '');
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [
        [
          method,
          buildRefusedOperation(operation, parameters, ref, `${method.toUpperCase()} ${path}`),
        ] as const,
      ];
    });
    return [path, { ...item, ...Object.fromEntries(calls) }] as const;
  });
  const responses = Object.entries(document.components.responses ?? {}).filter(
    ([name]) => !sharedResponses.has(name),
  );
  // A mock server prefers the example of the schema, which would name a field of another call.
  const { examples: _ofAnyCall, ...validationFailure } = requireComponent(
    document.components.schemas,
    VALIDATION_FAILURE,
  );
  const schemas = { ...document.components.schemas, ValidationFailure: validationFailure };
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas, responses: Object.fromEntries(responses) },
  };

  function buildRefusedOperation(
    operation: Operation,
    parameters: readonly Parameter[],
    ref: string,
    call: string,
  ) {
    const reply: Reply = requireComponent(document.components.responses, ref);
    const media = reply.content?.[JSON_TYPE];
    const examples = Object.entries(media?.examples ?? {}).map(([name, example]): [string, Example] => {
      if (name === 'whole') {
        const message = operation['x-refused'];
        if (message === undefined)
          throw new Error(`[openapi] ${call} has no x-refused: add the message of its refusal.`);
        return [name, { ...example, value: { message, errors: {} } }];
      }
      const errors = operation['x-invalid'] ?? buildErrors(operation, parameters);
      return [name, { ...example, value: { message: Object.values(errors)[0]?.[0], errors } }];
    });
    const content = { [JSON_TYPE]: { ...media, examples: Object.fromEntries(examples) } };
    return { ...operation, responses: { ...operation.responses, '422': { ...reply, content } } };
  }

  /** Returns an error that the call can have: preferably a missing key of its body, or else a parameter. */
  function buildErrors({ requestBody }: Operation, parameters: readonly Parameter[]): Errors {
    const [body] = Object.values(requestBody?.content ?? {}).map(
      ({ schema }) => schema && resolveSchema(schema),
    );
    const [key] = [...(body?.required ?? []), ...Object.keys(body?.properties ?? {})];
    if (key !== undefined) return { [key]: [`${toWords(key)} is required.`] };
    const [answerKey] = Object.keys(Object(body?.examples?.[0]));
    if (answerKey !== undefined) return { [answerKey]: [`${toWords(answerKey)} is not in the right form.`] };
    const resolvedParameters = parameters.map((parameter) =>
      parameter.$ref ? requireComponent(document.components.parameters, parameter.$ref) : parameter,
    );
    const queryParameters = resolvedParameters.filter((parameter) => parameter.in === 'query');
    const parameter =
      queryParameters.find(({ required }) => required) ?? queryParameters[0] ?? resolvedParameters[0];
    if (parameter?.name === undefined)
      return { [UNKNOWN_PARAMETER]: [`${toWords(UNKNOWN_PARAMETER)} is not known here.`] };
    return { [parameter.name]: [`${toWords(parameter.name)} ${describeProblem(parameter)}.`] };
  }

  function describeProblem({ required, in: parameterKind, schema = {} }: Parameter): string {
    if (required && parameterKind === 'query') return 'is required';
    const { enum: choices, format, maxLength } = resolveSchema(schema);
    if (choices !== undefined) return 'is not one of the choices';
    if (format === 'date') return 'must be valid';
    return maxLength === undefined ? 'is not in the right form' : `must be at most ${maxLength} characters`;
  }

  function resolveSchema(schema: Schema): Schema {
    return schema.$ref ? resolveSchema(requireComponent(document.components.schemas, schema.$ref)) : schema;
  }
}

/** Formats `account_details` or `startsAt` as words. */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
