type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => ScriptPolicy;
};

const trustedTypes = (): PolicyFactory | undefined => Reflect.get(globalThis, 'trustedTypes');

let policy: ScriptPolicy | null = null;
let hasDefault = false;
/** Scripts from this host and its subdomains may be added by a third-party script. */
let trustedHost: URL | null = null;
const allowed = new Set<string>();

function onlyAllowed(url: string): string {
  if (!allowed.has(url)) throw new TypeError(`pavilion: ${url} was not allowed before it was asked for.`);
  return url;
}

function appPolicy(): ScriptPolicy {
  policy ??= trustedTypes()?.createPolicy('app', { createScriptURL: onlyAllowed }) ?? {
    createScriptURL: onlyAllowed,
  };
  return policy;
}

/** `URL.parse` is newer than our oldest browsers. */
function urlOf(address: string): URL | null {
  try {
    return new URL(address, window.location.href);
  } catch {
    return null;
  }
}

function ofTrustedHost(address: string): string | null {
  const url = urlOf(address);
  if (url === null || trustedHost === null) return null;
  const { protocol, hostname, port } = trustedHost;
  const isThere = url.hostname === hostname || url.hostname.endsWith(`.${hostname}`);
  return isThere && url.protocol === protocol && url.port === port ? address : null;
}

/**
 * Allows a third-party script, given by its address, to add scripts from its host and subdomains, through the Trusted Types
 * policy `default`; other addresses are refused and reported. The latest call wins. Has no effect in documents whose headers
 * allow no such policy.
 */
export function trustScriptHost(url: string): void {
  trustedHost = urlOf(url);
  if (hasDefault) return;
  try {
    hasDefault = Boolean(trustedTypes()?.createPolicy('default', { createScriptURL: ofTrustedHost }));
  } catch {
    // The headers allow no such policy: added scripts are still refused.
  }
}

/**
 * Loads a script through the Trusted Types policy `app`. Resolves when the script has run, rejects if it cannot be loaded; the
 * failed element is removed so that a retry is possible.
 *
 * @param signal aborts waiting and rejects
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
