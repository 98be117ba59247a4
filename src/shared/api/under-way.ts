type Listener = (answer: Promise<unknown>) => void;

const underWay = new Set<Promise<unknown>>();
let listener: Listener = () => {};

/** Tells of every part of an answer that is waited for: of those under way now, and of each from now on. */
export function watchAnswers(heard: Listener): void {
  listener = heard;
  underWay.forEach(heard);
}

/** Counts an answer as under way until it has come or failed. */
export function awaited<Part>(answer: Promise<Part>): Promise<Part> {
  const over = () => underWay.delete(answer);
  underWay.add(answer);
  answer.then(over, over);
  listener(answer);
  return answer;
}
