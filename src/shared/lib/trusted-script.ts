type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
};

let policy: ScriptPolicy | null = null;
const allowed = new Set<string>();

function onlyAllowed(url: string): string {
  if (!allowed.has(url)) throw new TypeError(`pavilion: ${url} was not allowed before it was asked for.`);
  return url;
}

function appPolicy(): ScriptPolicy {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= factory?.createPolicy('app', { createScriptURL: onlyAllowed }) ?? {
    createScriptURL: onlyAllowed,
  };
  return policy;
}

/**
 * Loads a script by its address, through the Trusted Types policy `app` (the page's policy refuses plain texts).
 * Resolves when the script has run, rejects when it cannot be loaded; a failed script's element is removed so
 * that it can be tried again.
 *
 * @param signal ends the wait for a script that does not come, as a failure.
 */
export function loadScript(url: string, signal?: AbortSignal): Promise<void> {
  allowed.add(url);
  const script = document.createElement('script');
  Reflect.set(script, 'src', appPolicy().createScriptURL(url));
  script.async = true;
  return new Promise((resolve, reject) => {
    const failed = () => {
      script.remove();
      reject(new Error(`pavilion: the script ${url} could not be loaded.`));
    };
    script.addEventListener('load', () => {
      signal?.removeEventListener('abort', failed);
      resolve();
    });
    script.addEventListener('error', failed);
    signal?.addEventListener('abort', failed);
    if (signal?.aborted) failed();
    else document.head.append(script);
  });
}
