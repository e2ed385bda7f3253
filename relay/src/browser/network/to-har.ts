import type { NetworkEntry } from '@assent/shared';

/** An HTTP archive (http://www.softwareishard.com/blog/har-12-spec/). */
export type Har = {
  log: {
    version: '1.2';
    creator: { name: string; version: string };
    entries: readonly HarEntry[];
  };
};

type NameValue = { name: string; value: string };

type Message = {
  httpVersion: string;
  cookies: readonly NameValue[];
  headers: readonly NameValue[];
  headersSize: number;
  bodySize: number;
};

type HarEntry = {
  startedDateTime: string;
  time: number;
  request: Message & { method: string; url: string; queryString: readonly NameValue[] };
  response: Message & {
    status: number;
    statusText: string;
    content: { size: number; mimeType: string };
    redirectURL: string;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  /** Names of one's own begin so, says the specification. */
  _id: string;
  _resourceType: string;
  _error?: string;
  _ruleId?: string;
};

/** Headers, cookies and bodies are not kept, so that their lists are empty and their sizes unknown (-1). */
const NOT_KEPT = { httpVersion: 'unknown', cookies: [], headers: [], headersSize: -1 } as const;

export function toHar(entries: readonly NetworkEntry[]): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Assent', version: '1' },
      entries: entries.map(toHarEntry),
    },
  };
}

function toHarEntry(entry: NetworkEntry): HarEntry {
  const { id, startedAt, url, method, resourceType, status = 0, mimeType = 'x-unknown' } = entry;
  const { bytes = -1, ms = 0, error, ruleId } = entry;
  return {
    startedDateTime: startedAt,
    time: ms,
    request: { ...NOT_KEPT, method, url, queryString: queryOf(url), bodySize: -1 },
    response: {
      ...NOT_KEPT,
      ...{ status, statusText: '', redirectURL: '', bodySize: bytes },
      content: { size: Math.max(bytes, 0), mimeType },
    },
    cache: {},
    // One time is measured, from the request to the end of its answer.
    timings: { send: 0, wait: ms, receive: 0 },
    ...{ _id: id, _resourceType: resourceType },
    ...(error === undefined ? {} : { _error: error }),
    ...(ruleId === undefined ? {} : { _ruleId: ruleId }),
  };
}

function queryOf(url: string): NameValue[] {
  const parameters = URL.parse(url)?.searchParams ?? new URLSearchParams();
  return [...parameters].map(([name, value]) => ({ name, value }));
}
