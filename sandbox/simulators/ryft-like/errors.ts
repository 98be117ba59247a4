import { randomUUID } from 'node:crypto';
import { SimulatorFailure } from '../simulator-failure.ts';

/** A refusal in the format of Ryft's API: `{requestId, code, errors: [{code, message}]}`. */
export class RyftFailure extends SimulatorFailure {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'RyftFailure';
    this.status = status;
    this.code = code;
  }

  get body() {
    const { code, message } = this;
    return { requestId: randomUUID(), code: String(this.status), errors: [{ code, message }] };
  }
}

export function createNoSessionFailure(): RyftFailure {
  return new RyftFailure(404, 'resource_not_found', 'No payment session was found.');
}

export function createInvalidParameterFailure(message: string): RyftFailure {
  return new RyftFailure(400, 'invalid_parameter', message);
}
