import type { Turn } from './turn.ts';

/** Conversations are never changed, only followed by others, and are weighed often. */
const known = new WeakMap<readonly Turn[], number>();

/** Characters of all that was said, thought and shown; those of a picture, which is base64, are bytes. */
export function sizeOfTurns(turns: readonly Turn[]): number {
  const size = known.get(turns) ?? turns.reduce((sum, turn) => sum + sizeOf(turn), 0);
  known.set(turns, size);
  return size;
}

function sizeOf(turn: Turn): number {
  switch (turn.role) {
    case 'user':
      return turn.text.length + sizeOfImages(turn.images);
    case 'result':
      return turn.content.length + sizeOfImages(turn.images);
    case 'assistant':
      return turn.text.length + (turn.call?.arguments.length ?? 0) + sizeOfReasoning(turn.reasoning);
  }
}

function sizeOfImages(images: Extract<Turn, { role: 'user' }>['images']): number {
  return images?.kind === 'kept' ? images.items.reduce((size, { data }) => size + data.length, 0) : 0;
}

function sizeOfReasoning(reasoning: Extract<Turn, { role: 'assistant' }>['reasoning']): number {
  const blocks = reasoning?.blocks ?? [];
  return blocks.reduce(
    (size, block) => size + (block.kind === 'thinking' ? block.text : block.data).length,
    0,
  );
}
