/** Limits the log, because any caller can send reports. */
const MAX_LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * Creates a log for reports that anybody can send. It has a limited number of lines each minute, and then one line that
 * counts the rest.
 * @param what the name of the reports in the counting line
 * @param now the clock, in ms
 */
export function createLimitedLog(
  log: (line: string) => void,
  subject: string,
  now: () => number,
): (line: string) => void {
  let since = now();
  let written = 0;
  let linesLeft = 0;
  return (line) => {
    if (now() - since > MINUTE_MS) {
      if (linesLeft > 0) log(`${linesLeft} more ${subject} were not written.`);
      since = now();
      written = 0;
      linesLeft = 0;
    }
    if (written < MAX_LINES_PER_MINUTE) log(line);
    else linesLeft += 1;
    written += 1;
  };
}
