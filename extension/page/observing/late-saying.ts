import type { LateChange } from './watch-later.ts';
import type { Receipt } from './watch-receipt.ts';

type Said = Pick<Receipt, 'said' | 'objections' | 'isSending' | 'server'>;

/** What the page has said since a result was reported: objections and failures, and the answer that was still to come. */
export function lateSaying(reported: Said, now: Said): LateChange | undefined {
  const known = [...reported.objections, ...reported.said.map(({ text }) => text)];
  const isNew = (text: string) => !known.some(other => other.includes(text));
  const bad = [
    ...now.objections,
    ...now.said.filter(({ tone }) => tone === 'bad').map(({ text }) => text),
  ].filter(isNew);
  if (bad.length > 0) return { kind: 'said', text: [...new Set(bad)].join('; '), tone: 'bad' };
  if (!reported.isSending && !reported.server.isTakenUp) return undefined;
  const good = now.said.filter(({ tone }) => tone === 'good').filter(({ text }) => isNew(text));
  if (good.length > 0) return { kind: 'said', text: good.map(({ text }) => text).join('; '), tone: 'good' };
  const { failure } = now.server;
  return failure === undefined ? undefined : { kind: 'refused', text: String(failure), tone: 'bad' };
}
