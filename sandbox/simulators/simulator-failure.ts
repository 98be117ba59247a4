/** A refusal by a simulated provider; the writes before it are kept. */
export class SimulatorFailure extends Error {}
