/** The port of the browser tests' own sandbox. It differs from the one that people use, so that both can run. */
export const e2ePort = Number(process.env.PAVILION_E2E_PORT ?? 4310);

/** Node cannot resolve `*.localhost`, but the browser can. */
export const sandboxUrl = `http://127.0.0.1:${e2ePort}`;
