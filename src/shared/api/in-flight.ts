type Listener = (answer: Promise<unknown>) => void;

const inFlight = new Set<Promise<unknown>>();
let listener: Listener = () => {};

/** Sets the listener, replacing any other: it is called with each response in flight, current and future. */
export function setInFlightListener(callback: Listener): void {
  listener = callback;
  inFlight.forEach(callback);
}

/** Tracks a response until it settles. */
export function trackInFlight<Part>(answer: Promise<Part>): Promise<Part> {
  const settle = () => inFlight.delete(answer);
  inFlight.add(answer);
  answer.then(settle, settle);
  listener(answer);
  return answer;
}
