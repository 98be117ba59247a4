/** Runs in the page: records invisible errors until a journey asks for them. */
declare global {
  /** The errors since a journey last asked. */
  var pavilionNoise: string[] | undefined;
}

// Starts by itself if it is a script of its own.
recordNoise();

export function recordNoise(): void {
  if (globalThis.pavilionNoise !== undefined) return;
  const noise: string[] = [];
  globalThis.pavilionNoise = noise;
  addEventListener('error', ({ message }) => noise.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noise.push(`Not handled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    noise.push(`Against ${effectiveDirective}: ${blockedURI} in ${sourceFile}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const writeToConsole = console[level];
    console[level] = (...values: unknown[]) => {
      noise.push(values.map(String).join(' '));
      writeToConsole.apply(console, values);
    };
  }
}
