import { MODE_STORAGE_KEY } from '@/shared/boot';

/** Clears everything that scripts of this site may have stored, except the kiosk mode. Never throws. */
export async function forgetEverything(): Promise<void> {
  forgetCookies();
  ignoreStorageError(() => forgetStorage(globalThis.sessionStorage));
  ignoreStorageError(() => forgetStorage(globalThis.localStorage));
  ignoreStorageError(() => {
    window.name = '';
  });
  await Promise.allSettled([forgetDatabases(), forgetCaches()]);
}

/** Deletes the cookies of this host and its parent domains: the token, the centre, and those of provider scripts. */
function forgetCookies(): void {
  const { hostname } = globalThis.location;
  const hostLabels = hostname.split('.');
  const secureAttribute = globalThis.location.protocol === 'https:' ? '; Secure' : '';
  const domains = hostLabels.map((_, index) => `; Domain=${hostLabels.slice(index).join('.')}`);
  ignoreStorageError(() => {
    for (const cookiePair of document.cookie.split('; ')) {
      const [name = ''] = cookiePair.split('=');
      for (const domain of ['', ...domains]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
        document.cookie = `${name}=; Path=/; Max-Age=0${secureAttribute}${domain}`;
      }
    }
  });
}

function forgetStorage(storage: Storage): void {
  const mode = storage.getItem(MODE_STORAGE_KEY);
  storage.clear();
  if (mode !== null) storage.setItem(MODE_STORAGE_KEY, mode);
}

async function forgetDatabases(): Promise<void> {
  // Firefox supports this from version 126. In older versions the databases of a provider's script stay until the
  // kiosk restarts.
  const databases = (await globalThis.indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) globalThis.indexedDB.deleteDatabase(name);
}

async function forgetCaches(): Promise<void> {
  const { caches } = globalThis;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Runs `forget` and ignores its error: blocked storage must not prevent the rest from being cleared. */
function ignoreStorageError(forget: () => void): void {
  try {
    forget();
  } catch {
    // Storage is blocked.
  }
}
