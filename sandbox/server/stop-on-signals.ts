/** Milliseconds after which stopping has taken too long to be waited for. */
const PATIENCE_MS = 10_000;

/**
 * Stops cleanly on Ctrl-C and on SIGTERM: calls in progress end, the books are closed, and the process exits with 0.
 * A second signal, or ten seconds, ends it at once.
 */
export function stopOnSignals(running: { close(): Promise<void> }, say: (line: string) => void): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    say('Stopping: letting calls in progress end, then closing the books …');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    running.close().then(
      () => {
        say('Stopped.');
        process.exit(0);
      },
      (error: unknown) => {
        say(`The books could not be closed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
