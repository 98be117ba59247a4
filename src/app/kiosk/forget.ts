import { MODE_STORAGE_KEY } from '@/shared/boot';

/** Clears everything that scripts of this site can have stored, except the kiosk mode. Never throws. */
export async function forgetEverything(): Promise<void> {
  forgetCookies();
  ignoreStorageError(() => forgetStorage(globalThis.sessionStorage));
  ignoreStorageError(() => forgetStorage(globalThis.localStorage));
  ignoreStorageError(() => {
    window.name = '';
  });
  await Promise.allSettled([forgetDatabases(), forgetCaches()]);
}

/** Cookies of this host and its parent domains: the token, the centre, and those of provider scripts. */
function forgetCookies(): void {
  const { hostname } = globalThis.location;
  const labels = hostname.split('.');
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  ignoreStorageError(() => {
    for (const pair of document.cookie.split('; ')) {
      const [name = ''] = pair.split('=');
      for (const domain of ['', ...domains]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
        document.cookie = `${name}=; Path=/; Max-Age=0${secure}${domain}`;
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
  // Firefox has it from 126 on; before, databases of a provider's script stay until the kiosk is restarted.
  const databases = (await globalThis.indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) globalThis.indexedDB.deleteDatabase(name);
}

async function forgetCaches(): Promise<void> {
  const { caches } = globalThis;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Storage that is denied does not stop the clearing of the rest. */
function ignoreStorageError(forget: () => void): void {
  try {
    forget();
  } catch {
    // Denied.
  }
}
