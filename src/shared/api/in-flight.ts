type Listener = (answer: Promise<unknown>) => void;

const inFlight = new Set<Promise<unknown>>();
let listener: Listener = () => {};

/** Replaces the listener: it receives each response in flight, now and later. */
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
