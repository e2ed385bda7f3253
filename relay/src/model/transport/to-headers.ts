import type { IncomingMessage } from 'node:http';

export function toHeaders({ rawHeaders: raw }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}
