/** The port that the browser tests' own sandbox listens on; another than the one people use, so that both can run. */
export const e2ePort = Number(process.env.PAVILION_E2E_PORT ?? 4310);

/** Node does not resolve `*.localhost`; the browser does. */
export const sandboxUrl = `http://127.0.0.1:${e2ePort}`;
