import type { Intent, Known } from './phrases/intent.ts';

/** Whether the steps make one request: otherwise they were read wrongly, and none is proposed. */
export function isCoherent(intents: readonly Intent[], known: Known): boolean {
  const fields = intents.flatMap(intent => fieldOf(intent, known));
  const isWrittenTwice = new Set(fields).size < fields.length;
  return !isWrittenTwice && !(fields.length > 0 && intents.some(({ verb }) => verb === 'unable'));
}

function fieldOf(intent: Intent, known: Known): string[] {
  if (!isWriting(intent)) return [];
  const { target = '' } = intent;
  return [known.field(target)?.element.id ?? target];
}

type Writing = Extract<Intent, { verb: 'fill' | 'set' | 'select' | 'type' | 'date' }>;

function isWriting(intent: Intent): intent is Writing {
  return ['fill', 'set', 'select', 'type', 'date'].includes(intent.verb);
}
