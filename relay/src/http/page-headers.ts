type PageRules = {
  /** Directives of the content security policy, beside those that all pages have. */
  directives: readonly string[];
  referrerPolicy: 'no-referrer' | 'same-origin';
};

/**
 * For a page of the relay itself: nothing comes from elsewhere but what the directives admit, nobody may frame it (a page around it
 * could lead clicks), read it from another origin, or keep it.
 */
export function pageHeaders({ directives, referrerPolicy }: PageRules): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      'img-src data:',
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...directives,
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': referrerPolicy,
    'cache-control': 'no-store',
  };
}
