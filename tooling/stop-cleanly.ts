/** Ends the process after `close` on Ctrl-C or a kill signal. A second signal ends it at once. */
export function stopCleanly(close: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('\nStopping …');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
}
