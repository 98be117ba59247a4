type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => ScriptPolicy;
};

const trustedTypes = (): PolicyFactory | undefined => Reflect.get(globalThis, 'trustedTypes');

let policy: ScriptPolicy | null = null;
let hasDefault = false;
/** The host whose scripts, and those of the hosts below it, may be added by another script. */
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

function ofTrustedHost(address: string): string | null {
  const url = URL.parse(address, window.location.href);
  if (url === null || trustedHost === null) return null;
  const { protocol, hostname, port } = trustedHost;
  const isThere = url.hostname === hostname || url.hostname.endsWith(`.${hostname}`);
  return isThere && url.protocol === protocol && url.port === port ? address : null;
}

/**
 * Lets another company's script, of which this is the address, add scripts of its own host and of the hosts below it to the
 * page, by the Trusted Types policy `default`; every other address is refused and reported. The latest call counts. It changes
 * nothing in a document whose headers name no such policy.
 */
export function trustScriptHost(url: string): void {
  trustedHost = URL.parse(url, window.location.href);
  if (hasDefault) return;
  try {
    hasDefault = Boolean(trustedTypes()?.createPolicy('default', { createScriptURL: ofTrustedHost }));
  } catch {
    // The headers of this document allow none: what the other script adds is refused, as before.
  }
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
