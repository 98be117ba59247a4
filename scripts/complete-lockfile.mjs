/**
 * Adds to package-lock.json the optional packages of other platforms that `npm install` leaves out if a registry mirror does not
 * have them; `npm ci` refuses a lockfile without them. Requests missing hashes from the registry. A mirror without a package
 * cannot return its hash, so run this once with access to the public registry.
 * Run it after changing dependencies: node scripts/complete-lockfile.mjs
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  armv6: 'arm',
  armv7: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** Reads from the name of a platform's package on which platform it runs. */
function platformOf(name) {
  const words = name.split(/[-/@_]/);
  const os = systems.find(
    (system) => words.includes(system) || words.includes(system.replace('win32', 'windows')),
  );
  const cpu = words.map((word) => processors[word]).find(Boolean);
  const libc = words.some((word) => /musl/.test(word))
    ? 'musl'
    : words.some((word) => /^gnu/.test(word))
      ? 'glibc'
      : null;
  return { os, cpu, libc: os === 'linux' ? libc : null };
}

/** Finds a package as Node does: in the parent's node_modules, then in those of every folder above. */
function places(parent, name) {
  const folders = parent.split('/node_modules/').slice(0, -1);
  const above = folders.map(
    (_, index) => `${folders.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`,
  );
  return [`${parent}/node_modules/${name}`, ...above.reverse(), `node_modules/${name}`];
}

let added = 0;
for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const { os, cpu, libc } = platformOf(name);
    const isExact = /^\d/.test(version);
    const found = places(parent, name).some(
      (place) => packages[place] && (!isExact || packages[place].version === version),
    );
    if (found || !isExact || !(os || cpu)) continue;
    const sibling = Object.keys(optionalDependencies)
      .flatMap((other) => places(parent, other).map((place) => [place, other]))
      .find(([place, other]) => packages[place]?.version === optionalDependencies[other]);
    const [at, other] = sibling ?? [`node_modules/${name}`, name];
    packages[at.slice(0, at.length - other.length) + name] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(dev ? { dev } : {}),
      ...(libc ? { libc: [libc] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}

const ask = promisify(execFile);

/** Requests the hash of a package from the registry. Returns null if the registry does not have the package. */
async function integrityOf(name, version) {
  try {
    const { stdout } = await ask('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return /^sha512-\S+$/.exec(stdout.trim())?.[0] ?? null;
  } catch {
    return null;
  }
}

const without = Object.entries(packages).filter(
  ([place, { integrity, link }]) => place && !integrity && !link,
);
let unknown = 0;
for (const [place, entry] of without) {
  const integrity = await integrityOf(place.replace(/^.*node_modules\//, ''), entry.version);
  if (integrity) entry.integrity = integrity;
  else unknown += 1;
}

const [first, ...others] = Object.keys(packages).sort();
lock.packages = Object.fromEntries(
  [first, ...others].filter((key) => key !== undefined).map((key) => [key, packages[key]]),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} optional packages of other platforms to package-lock.json.`);
if (without.length > 0)
  console.log(
    `${without.length - unknown} of ${without.length} packages without a hash were given theirs; the registry does not hold the others.`,
  );
