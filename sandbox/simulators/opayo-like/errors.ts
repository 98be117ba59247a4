import { SimulatorFailure } from '../simulator-failure.ts';

/** Opayo's error table: the HTTP status and the official description of each code. */
const table = {
  '1000': [400, 'Incorrect request format'],
  '1001': [401, 'Authentication values are missing'],
  '1002': [401, 'Authentication failed'],
  '1003': [422, 'Missing mandatory field'],
  '1004': [422, 'Invalid length'],
  '1005': [422, 'Contains invalid characters'],
  '1006': [404, 'Merchant session key not found'],
  '1007': [422, 'The card number has failed our validity checks and is invalid'],
  '1008': [422, 'The card is not supported'],
  '1009': [422, 'Contains invalid value'],
  '1010': [422, 'Currency does not exist'],
  '1011': [422, 'Merchant session key or card identifier invalid'],
  '1012': [404, 'Transaction not found'],
  '1013': [403, 'Transaction type not supported'],
  '1014': [403, 'Transaction status not applicable'],
  '1015': [422, 'The request entity was empty'],
  '1016': [422, 'This parameter requires an integer'],
  '1017': [403, 'Operation not allowed for this transaction'],
  '1021': [403, 'This release amount will exceed the amount of the original transaction'],
  '9998': [408, 'Request timeout'],
  '9999': [500, 'An internal error occurred at Opayo'],
} as const satisfies Record<string, readonly [status: number, description: string]>;

export type OpayoCode = keyof typeof table;

export interface OpayoError {
  readonly code: string;
  readonly description: string;
  /** The field that is wrong, such as cardDetails.cardNumber. */
  readonly property?: string;
  /** A message for the customer. */
  readonly clientMessage?: string;
}

/** A refusal of the simulated API. Invalid fields are reported together, `{errors: […]}`; everything else as one error. */
export class OpayoFailure extends SimulatorFailure {
  readonly status: number;
  readonly errors: readonly OpayoError[];

  constructor(status: number, errors: readonly OpayoError[]) {
    super(errors[0]?.description ?? 'The request failed.');
    this.name = 'OpayoFailure';
    this.status = status;
    this.errors = errors;
  }

  /** The body of the response. */
  get body(): OpayoError | { readonly errors: readonly OpayoError[] } {
    const [only] = this.errors;
    const isOne = this.errors.length === 1 && only !== undefined && only.property === undefined;
    return isOne ? only : { errors: this.errors };
  }
}

/** A refusal by its code. */
export function createFailure(code: OpayoCode): OpayoFailure {
  const [status, description] = table[code];
  return new OpayoFailure(status, [{ code, description }]);
}

/** An error of one field. */
export function createFieldError(code: OpayoCode, property: string, clientMessage: string): OpayoError {
  return { code, description: table[code][1], property, clientMessage };
}

/** A refusal with field errors. */
export function createFieldFailure(errors: readonly OpayoError[]): OpayoFailure {
  return new OpayoFailure(422, errors);
}
