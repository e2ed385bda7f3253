import type { KeptRule } from '@assent/shared';
import type { Request, Route } from 'playwright-core';
import { type Fetched, fetchThroughProxy } from './fetch-through-proxy.ts';
import { matchesGlob } from './matches-glob.ts';
import type { Secrets } from './secrets.ts';

/** Fragments are not sent, and not judged. */
export function isMatching(
  { urlPattern, method, resourceType }: KeptRule,
  { url, ...asked }: { url: string; method: string; resourceType: string },
): boolean {
  if (method !== undefined && method.toUpperCase() !== asked.method.toUpperCase()) return false;
  if (resourceType !== undefined && resourceType !== asked.resourceType) return false;
  return matchesGlob(urlPattern, url.replace(/#.*$/su, ''));
}

/** Does with a request what its rule says. Rejects where the page or the server has gone. */
export async function applyRule(
  rule: KeptRule,
  route: Route,
  { proxyPort, secrets }: { proxyPort: number; secrets: Secrets },
): Promise<void> {
  if (rule.action === 'block') return route.abort('blockedbyclient');
  if (rule.action === 'mock') return route.fulfill(mockOf(rule));
  const request = route.request();
  const changes = rule.headers ?? {};
  // Playwright lets changed headers follow a redirect, to another site too: a secret among them must not.
  const isSecret = holdsSecret(changes, secrets);
  const isUpload = uploadsFiles(request);
  if (isSecret && isUpload) return route.abort('failed');
  if (isUpload || (!isSecret && rule.response === undefined))
    return route.continue({ headers: changed(request.headers(), changes) });
  return route.fulfill(changeAnswer(rule, request, await fetchChanged(rule, request, proxyPort)));
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer | string };

function mockOf({ response = {} }: KeptRule): Answer {
  const { status = 200, headers = {}, body = '', contentType } = response;
  return { status, headers: withType(changed({}, headers), contentType), body };
}

async function fetchChanged(rule: KeptRule, request: Request, proxyPort: number): Promise<Fetched> {
  const headers = changed(await request.allHeaders(), rule.headers ?? {});
  const outgoing = {
    url: new URL(request.url()),
    method: request.method(),
    headers,
    body: request.postDataBuffer(),
  };
  return fetchThroughProxy(proxyPort, outgoing, rule.response?.body === undefined);
}

function changeAnswer({ response = {} }: KeptRule, request: Request, fetched: Fetched): Answer {
  const { status = fetched.status, headers = {}, body = fetched.body, contentType } = response;
  const answered = { ...notShared(request), ...fetched.headers };
  return { status, headers: withType(changed(answered, headers), contentType), body };
}

/**
 * Playwright lets every site read an answer that does not say who may: an answer that came from a server stays as closed as the
 * server left it. Its own origin is one that no other page has.
 */
function notShared(request: Request): Record<string, string> {
  return { 'access-control-allow-origin': new URL(request.url()).origin };
}

function changed(
  headers: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const values = new Map(Object.entries(headers));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) values.delete(name.toLowerCase());
    else values.set(name.toLowerCase(), value);
  }
  return Object.fromEntries(values);
}

function withType(headers: Record<string, string>, contentType: string | undefined): Record<string, string> {
  return contentType === undefined ? headers : { ...headers, 'content-type': contentType };
}

function holdsSecret(
  changes: Readonly<Record<string, string | null>>,
  { isSecretParameter }: Secrets,
): boolean {
  return Object.entries(changes).some(
    ([name, value]) => value !== null && (/auth/iu.test(name) || isSecretParameter(name, value)),
  );
}

/** Playwright has the texts of a form alone, not its files. */
function uploadsFiles(request: Request): boolean {
  const type = request.headers()['content-type'] ?? '';
  const hasBody = request.method() !== 'GET' && request.method() !== 'HEAD';
  return hasBody && (/^multipart\//iu.test(type) || (type !== '' && request.postDataBuffer() === null));
}
