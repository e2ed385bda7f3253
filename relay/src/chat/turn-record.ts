import type { Usage } from '@assent/shared';
import type { ReasoningBlock, ToolCall, Turn } from '../history/turn.ts';

const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0 };

/**
 * What a running turn adds to the conversation. At any moment `turns()` is a valid history, so that a turn that is cut off
 * anywhere keeps what was streamed.
 */
export class TurnRecord {
  usage: Usage | undefined;
  #turns: readonly Turn[];
  #model: string;
  #text = '';
  #reasoning: ReasoningBlock[] = [];

  constructor(turns: readonly Turn[], model: string) {
    this.#turns = turns;
    this.#model = model;
  }

  turns(): readonly Turn[] {
    return this.hasText() ? [...this.#turns, { role: 'assistant', text: this.#text }] : this.#turns;
  }

  /** Whether the answer that is being written says anything. */
  hasText(): boolean {
    return this.#text.trim() !== '';
  }

  addText(text: string): void {
    this.#text += text;
  }

  addReasoning(block: ReasoningBlock): void {
    this.#reasoning.push(block);
  }

  addUsage(usage: Usage): void {
    const sum = this.usage ?? NO_USAGE;
    this.usage = {
      input_tokens: sum.input_tokens + usage.input_tokens,
      output_tokens: sum.output_tokens + usage.output_tokens,
      cache_read_input_tokens: sum.cache_read_input_tokens + usage.cache_read_input_tokens,
    };
  }

  /** Ends the answer that is being written, with the call it makes, if any. */
  endAnswer(call: ToolCall | undefined): void {
    if (call || this.hasText()) {
      const reasoning = this.#reasoning.length > 0 && { model: this.#model, blocks: this.#reasoning };
      this.addTurn({
        role: 'assistant',
        text: this.#text,
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
}
