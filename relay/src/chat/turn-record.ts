import type { Usage } from '@assent/shared';
import type { ReasoningBlock, ToolCall, Turn } from '../history/turn.ts';

/** Pieces of text that are put together at once. */
const TOGETHER = 500;

/**
 * What a running turn adds to the conversation. At any moment `turns()` is a valid history, so that a turn that is cut off
 * anywhere keeps what was streamed.
 */
export class TurnRecord {
  usage: Usage | undefined;
  #turns: readonly Turn[];
  #model: string;
  #text = '';
  /** Pieces that come next: a long text that is put together from each alone takes many times what it says. */
  #newest: string[] = [];
  #reasoning: ReasoningBlock[] = [];

  constructor(turns: readonly Turn[], model: string) {
    this.#turns = turns;
    this.#model = model;
  }

  turns(): readonly Turn[] {
    return this.hasText() ? [...this.#turns, { role: 'assistant', text: this.#wholeText() }] : this.#turns;
  }

  /** Whether the answer that is being written says anything. */
  hasText(): boolean {
    return this.#wholeText().trim() !== '';
  }

  addText(text: string): void {
    this.#newest.push(text);
    if (this.#newest.length >= TOGETHER) this.#wholeText();
  }

  addReasoning(block: ReasoningBlock): void {
    this.#reasoning.push(block);
  }

  addUsage(usage: Usage): void {
    this.usage = this.usage ? addUsage(this.usage, usage) : usage;
  }

  /** Ends the answer that is being written, with the call it makes, if any. */
  endAnswer(call: ToolCall | undefined): void {
    if (call || this.hasText()) {
      const reasoning = this.#reasoning.length > 0 && { model: this.#model, blocks: this.#reasoning };
      this.addTurn({
        role: 'assistant',
        text: this.#wholeText(),
        ...(call && { call }),
        ...(reasoning && { reasoning }),
      });
    }
    this.#text = '';
    this.#reasoning = [];
  }

  addTurn(turn: Turn): void {
    this.#turns = [...this.#turns, turn];
  }

  #wholeText(): string {
    if (this.#newest.length > 0) this.#text += this.#newest.join('');
    this.#newest = [];
    return this.#text;
  }
}

/** What two answers of one turn took together; the cost where both have one in the same currency. */
function addUsage(one: Usage, other: Usage): Usage {
  const written = (one.cache_creation_input_tokens ?? 0) + (other.cache_creation_input_tokens ?? 0);
  const model = other.model ?? one.model;
  const cost =
    one.cost && one.cost.currency === other.cost?.currency
      ? { ...one.cost, amount: one.cost.amount + other.cost.amount }
      : undefined;
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_input_tokens: one.cache_read_input_tokens + other.cache_read_input_tokens,
    ...(written > 0 && { cache_creation_input_tokens: written }),
    ...(model !== undefined && { model }),
    ...(cost && { cost }),
  };
}
