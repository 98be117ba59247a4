type Listener = (answer: Promise<unknown>) => void;

const inFlight = new Set<Promise<unknown>>();
let listener: Listener = () => {};

/** Tells of every part of an answer that is waited for: of those under way now, and of each from now on. */
export function watchInFlight(heard: Listener): void {
  listener = heard;
  inFlight.forEach(heard);
}

/** Counts an answer as under way until it has come or failed. */
export function trackInFlight<Part>(answer: Promise<Part>): Promise<Part> {
  const over = () => inFlight.delete(answer);
  inFlight.add(answer);
  answer.then(over, over);
  listener(answer);
  return answer;
}
