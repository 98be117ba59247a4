import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  buildPageHeaders,
  buildPlainHeaders,
  findPageKind,
  formatContentSecurityPolicy,
  type HeaderOptions,
  hashInlineCode,
} from './headers.ts';
import type { PageKind } from './page-kinds.ts';
import { listProviderHosts } from './provider-hosts.ts';

const options: HeaderOptions = {
  scriptHashes: ['sha256-boot'],
  styleHashes: ['sha256-shell'],
  apiOrigins: [],
  imageOrigins: [],
  embedOrigins: [],
  isHttps: true,
  provider: listProviderHosts(['stripe']),
  hasGoogleMaps: false,
  reportUrl: null,
  isReportOnly: false,
};

function findDirective(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));
}

test('a page allows its own files and its inline code by hash, and no other source', () => {
  const policy = formatContentSecurityPolicy('page', options);
  expect(findDirective(policy, 'default-src')).toBe("default-src 'none'");
  expect(findDirective(policy, 'script-src')).toBe("script-src 'self' 'sha256-boot'");
  expect(findDirective(policy, 'style-src')).toBe(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-shell'",
  );
  expect(findDirective(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(findDirective(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(policy).not.toContain('stripe');
});

test('only the checkout allows the card provider', () => {
  const policy = formatContentSecurityPolicy('checkout', options);
  expect(findDirective(policy, 'script-src')).toContain('https://js.stripe.com');
  expect(findDirective(policy, 'frame-src')).toContain('https://hooks.stripe.com');
  expect(findDirective(policy, 'connect-src')).toContain('https://api.stripe.com');
  expect(findDirective(policy, 'form-action')).toBe("form-action 'self'");
});

test('the checkout may frame our own document for the bank’s page, and no other page frames anything', () => {
  expect(findDirective(formatContentSecurityPolicy('checkout', options), 'frame-src')).toContain("'self'");
  expect(findDirective(formatContentSecurityPolicy('page', options), 'frame-src')).toBe("frame-src 'none'");
});

describe('the document that frames the bank’s page', () => {
  const policy = formatContentSecurityPolicy('challenge', options);

  test('the document that frames the bank’s page may frame and post to any bank over https, and runs only our own scripts', () => {
    expect(findPageKind('/sca-frame.html')).toBe('challenge');
    expect(findDirective(policy, 'default-src')).toBe("default-src 'none'");
    expect(findDirective(policy, 'script-src')).toBe("script-src 'self'");
    expect(findDirective(policy, 'frame-src')).toBe('frame-src https:');
    expect(findDirective(policy, 'form-action')).toBe('form-action https:');
    expect(findDirective(policy, 'connect-src')).toBeUndefined();
    expect(policy).not.toMatch(/unsafe|stripe|http:/);
  });

  test('the document that frames the bank’s page may be framed only by our own pages and by pages that may embed them', () => {
    expect(findDirective(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(buildPageHeaders('challenge', options)['X-Frame-Options']).toBe('SAMEORIGIN');
    const embeddedOptions = { ...options, embedOrigins: ['https://club.example'] };
    expect(findDirective(formatContentSecurityPolicy('challenge', embeddedOptions), 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://club.example",
    );
  });

  test('the document that frames the bank’s page allows a bank over plain http only if the site uses it', () => {
    const localPolicy = formatContentSecurityPolicy('challenge', { ...options, isHttps: false });
    expect(findDirective(localPolicy, 'form-action')).toBe('form-action https: http:');
  });

  test('the document that frames the bank’s page may delegate the features that a bank needs, as only the checkout may', () => {
    const readPermissions = (kind: 'page' | 'checkout' | 'challenge') =>
      buildPageHeaders(kind, options)['Permissions-Policy'];
    expect(readPermissions('challenge')).toContain('publickey-credentials-get=*');
    expect(readPermissions('checkout')).toContain('publickey-credentials-get=*');
    expect(readPermissions('page')).toContain('publickey-credentials-get=()');
  });
});

test('staff’s page may frame our own documents, which only our own pages may frame', () => {
  for (const path of ['/form-preview', '/Form-preview/why?embedded', '/form-preview-frame.html'])
    expect(findPageKind(path)).toBe('preview');
  expect(findPageKind('/form-previews')).toBe('page');
  const policy = formatContentSecurityPolicy('preview', {
    ...options,
    embedOrigins: ['https://club.example'],
  });
  expect(findDirective(policy, 'frame-src')).toBe("frame-src 'self'");
  expect(findDirective(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(buildPageHeaders('preview', options)['X-Frame-Options']).toBe('SAMEORIGIN');
  const policyOfOtherPages = policy.replace(/(frame-src|frame-ancestors) 'self'/g, "$1 'none'");
  expect(policyOfOtherPages).toBe(formatContentSecurityPolicy('page', options));
});

test('text becomes HTML or a script address only through named policies; the default policy is for the provider at the checkout', () => {
  const listSources = (kind: PageKind, headerOptions = options) =>
    findDirective(formatContentSecurityPolicy(kind, headerOptions), 'trusted-types');
  for (const kind of ['page', 'finder', 'checkout', 'embedded'] as const)
    expect(findDirective(formatContentSecurityPolicy(kind, options), 'require-trusted-types-for')).toBe(
      "require-trusted-types-for 'script'",
    );
  expect(
    ['page', 'finder'].map((kind) => listSources(findPageKind(kind === 'page' ? '/login' : '/'))),
  ).toEqual(Array(2).fill('trusted-types dompurify app'));
  for (const kind of ['checkout', 'embedded'] as const) {
    expect(listSources(kind)).toBe('trusted-types dompurify app default');
    expect(listSources(kind, { ...options, provider: null })).toBe('trusted-types dompurify app');
  }
});

test('only the sites that the operator names may embed the site', () => {
  expect(findDirective(formatContentSecurityPolicy('page', options), 'frame-ancestors')).toBe(
    "frame-ancestors 'none'",
  );
  expect(buildPageHeaders('page', options)['X-Frame-Options']).toBe('DENY');
  const embeddedOptions = { ...options, embedOrigins: ['https://club.example'] };
  expect(findDirective(formatContentSecurityPolicy('embedded', embeddedOptions), 'frame-ancestors')).toBe(
    'frame-ancestors https://club.example',
  );
  expect(buildPageHeaders('embedded', embeddedOptions)['X-Frame-Options']).toBeUndefined();
  expect(buildPageHeaders('embedded', options)['X-Frame-Options']).toBe('DENY');
});

test.each(['page', 'finder', 'checkout'] as const)(
  'a %s that is not embedded cannot be framed, even if embedding is on',
  (kind) => {
    const embeddedOptions = { ...options, embedOrigins: ['https://club.example'] };
    expect(findDirective(formatContentSecurityPolicy(kind, embeddedOptions), 'frame-ancestors')).toBe(
      "frame-ancestors 'none'",
    );
    expect(buildPageHeaders(kind, embeddedOptions)['X-Frame-Options']).toBe('DENY');
  },
);

test('plain http on one machine neither upgrades requests nor sends HSTS', () => {
  const localOptions = { ...options, isHttps: false };
  expect(formatContentSecurityPolicy('page', localOptions)).not.toContain('upgrade-insecure-requests');
  expect(buildPlainHeaders(localOptions)['Strict-Transport-Security']).toBeUndefined();
  expect(formatContentSecurityPolicy('page', options)).toContain('upgrade-insecure-requests');
  expect(buildPlainHeaders(options)['Strict-Transport-Security']).toContain('max-age=31536000');
});

test('another API origin and a report address are added where they belong', () => {
  const policy = formatContentSecurityPolicy('page', {
    ...options,
    apiOrigins: ['https://api.example'],
    reportUrl: '/csp-reports',
  });
  expect(findDirective(policy, 'connect-src')).toBe("connect-src 'self' https://api.example");
  expect(findDirective(policy, 'report-to')).toBe('report-to csp');
});

test('inside another site the whole visit is one document with the policy of the checkout', () => {
  const embeddedOptions = { ...options, embedOrigins: ['https://club.example'] };
  expect(formatContentSecurityPolicy('embedded', embeddedOptions)).toBe(
    formatContentSecurityPolicy('checkout', embeddedOptions).replace(
      "ancestors 'none'",
      'ancestors https://club.example',
    ),
  );
  expect(buildPageHeaders('embedded', embeddedOptions)['Permissions-Policy']).toContain('payment=*');
  expect(['/?embedded', '/centre/a?x=1&embedded=true', '/checkout?embedded='].map(findPageKind)).toEqual(
    Array(3).fill('embedded'),
  );
  expect(['/?embedded=false', '/?x=embedded', '/embedded', '//'].map(findPageKind)).toEqual([
    'finder',
    'finder',
    'page',
    'page',
  ]);
});

test('the checkout is its path and everything below it, and no similar path', () => {
  expect(['/checkout', '/checkout/', '/checkout/card'].map(findPageKind)).toEqual(Array(3).fill('checkout'));
  expect(['/checkouts', '/order-confirmed/1', '/login'].map(findPageKind)).toEqual(Array(3).fill('page'));
  expect(findPageKind('/centre/checkout')).toBe('finder');
});

describe("the finder's pages", () => {
  const mapOptions = { ...options, hasGoogleMaps: true };
  const policy = formatContentSecurityPolicy('finder', mapOptions);

  test("the finder's pages have the strict policy of every page unless the operator uses Google Maps", () => {
    expect(formatContentSecurityPolicy('finder', options)).toBe(formatContentSecurityPolicy('page', options));
    expect(buildPageHeaders('finder', options)).toEqual(buildPageHeaders('page', options));
  });

  test("the finder's pages allow Google Maps alone, with the sources that its scripts need", () => {
    expect(findDirective(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-boot' https://*.googleapis.com https://*.gstatic.com 'unsafe-eval' blob:",
    );
    expect(findDirective(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    );
    expect(findDirective(policy, 'worker-src')).toBe("worker-src 'self' blob:");
    expect(findDirective(policy, 'require-trusted-types-for')).toBeUndefined();
    expect(findDirective(policy, 'form-action')).toBe("form-action 'self'");
    expect(policy).not.toContain('stripe');
  });

  test("the finder's pages are the list of centres and the pages that may show it, never the checkout", () => {
    expect(['/', '/?kiosk=true', '/centre/a', '/centre/a/membership/b/recurring'].map(findPageKind)).toEqual(
      Array(4).fill('finder'),
    );
    for (const kind of ['page', 'checkout', 'embedded', 'challenge'] as const) {
      expect(formatContentSecurityPolicy(kind, mapOptions)).toBe(formatContentSecurityPolicy(kind, options));
    }
  });
});

describe('hashes of the page’s inline code', () => {
  const formatHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

  test('hashes of the page’s inline code cover the exact bytes between the tags', () => {
    const html =
      '<style>a{b:c}</style><script>\nboot("£");\n</script><script type="module" src="/a.js"></script>';
    expect(hashInlineCode(html)).toEqual({
      scriptHashes: [formatHash('\nboot("£");\n')],
      styleHashes: [formatHash('a{b:c}')],
    });
  });

  test('hashes of the page’s inline code are empty for a page without inline code', () => {
    expect(hashInlineCode('<script src="/a.js"></script>')).toEqual({ scriptHashes: [], styleHashes: [] });
  });
});
