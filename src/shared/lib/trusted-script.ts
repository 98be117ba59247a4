type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => ScriptPolicy;
};

const getTrustedTypes = (): PolicyFactory | undefined => Reflect.get(globalThis, 'trustedTypes');

let appScriptPolicy: ScriptPolicy | null = null;
let hasDefaultPolicy = false;
/** Scripts from this host and its subdomains may be added by a third-party script. */
let trustedHost: URL | null = null;
const allowedUrls = new Set<string>();

function requireAllowedUrl(url: string): string {
  if (!allowedUrls.has(url)) throw new TypeError(`pavilion: ${url} was not allowed before it was asked for.`);
  return url;
}

function getAppPolicy(): ScriptPolicy {
  appScriptPolicy ??= getTrustedTypes()?.createPolicy('app', { createScriptURL: requireAllowedUrl }) ?? {
    createScriptURL: requireAllowedUrl,
  };
  return appScriptPolicy;
}

/** `URL.parse` is newer than our oldest browsers. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address, window.location.href);
  } catch {
    return null;
  }
}

function allowTrustedHost(address: string): string | null {
  const url = parseUrl(address);
  if (url === null || trustedHost === null) return null;
  const { protocol, hostname, port } = trustedHost;
  const isTrustedHost = url.hostname === hostname || url.hostname.endsWith(`.${hostname}`);
  return isTrustedHost && url.protocol === protocol && url.port === port ? address : null;
}

/**
 * Allows a third-party script, given by its address, to add scripts from its host and subdomains, through the Trusted Types
 * policy `default`; other addresses are refused and reported. The latest call wins. Has no effect in documents whose headers
 * allow no such policy.
 */
export function trustScriptHost(url: string): void {
  trustedHost = parseUrl(url);
  if (hasDefaultPolicy) return;
  try {
    hasDefaultPolicy = Boolean(
      getTrustedTypes()?.createPolicy('default', { createScriptURL: allowTrustedHost }),
    );
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
  allowedUrls.add(url);
  const script = document.createElement('script');
  Reflect.set(script, 'src', getAppPolicy().createScriptURL(url));
  script.async = true;
  return new Promise((resolve, reject) => {
    const rejectLoad = () => {
      script.remove();
      reject(new Error(`pavilion: the script ${url} could not be loaded.`));
    };
    script.addEventListener('load', () => {
      signal?.removeEventListener('abort', rejectLoad);
      resolve();
    });
    script.addEventListener('error', rejectLoad);
    signal?.addEventListener('abort', rejectLoad);
    if (signal?.aborted) rejectLoad();
    else document.head.append(script);
  });
}
