type ResponseListener = (response: Promise<unknown>) => void;

const responsesInFlight = new Set<Promise<unknown>>();
let responseListener: ResponseListener = () => {};

/** Sets the listener, replacing any other: it is called with each response in flight, current and future. */
export function setInFlightListener(callback: ResponseListener): void {
  responseListener = callback;
  responsesInFlight.forEach(callback);
}

/** Tracks a response until it settles. */
export function trackInFlight<Part>(response: Promise<Part>): Promise<Part> {
  const settle = () => responsesInFlight.delete(response);
  responsesInFlight.add(response);
  response.then(settle, settle);
  responseListener(response);
  return response;
}
