import { ModelFailure } from '../model-failure.ts';
import { matchCallStart } from './match-call-start.ts';
import { ObjectReading } from './object-reading.ts';
import { readTextCall, type TextCall } from './read-text-call.ts';

/**
 * `code`: in a fenced block that does not begin with a call. What stands there is shown to the person, not called. `opening`
 * while its first line lasts.
 */
type Place =
  | { kind: 'text' }
  | { kind: 'code'; fence: number; opening: boolean }
  | { kind: 'call'; object: ObjectReading };

const CANDIDATE = /[{`]/g;
const LINE_LENGTH = 200;

/**
 * Finds the call in an answer whose text comes in pieces, and passes on the text before it at once: only what may still be
 * the beginning of a call is held back. Whatever follows a call is dropped, because a model that goes on there makes up the
 * result.
 */
export class CallFinder {
  #place: Place = { kind: 'text' };
  /** Text that was not passed on yet. */
  #held = '';
  /** The beginning of what was passed on of the line that is being written. */
  #line = '';

  /** The text that can be passed on now. */
  take(text: string): string {
    if (this.#place.kind === 'call') {
      this.#place.object.take(text);
      return '';
    }
    this.#held += text;
    return this.#advance();
  }

  /** For an answer that has ended as it should. Throws when it ends in a call that can't be read. */
  end(): { text: string; call: TextCall | undefined } {
    if (this.#place.kind === 'call') {
      const { json } = this.#place.object;
      if (json === undefined) throw new ModelFailure('call_unreadable');
      return { text: '', call: readTextCall(json) };
    }
    if (this.#held.includes('"tool_call"')) throw new ModelFailure('call_unreadable');
    return { text: this.#pass(this.#held.length), call: undefined };
  }

  #advance(): string {
    let passed = '';
    for (;;) {
      passed += this.#place.kind === 'code' ? this.#passCode() : this.#pass(this.#nextCandidate());
      if (this.#held === '' || this.#place.kind === 'call') return passed;
      if (this.#place.kind === 'code') continue;
      const start = matchCallStart(this.#held, 0);
      if (start.kind === 'maybe') return passed;
      if (start.kind === 'yes') this.#beginCall(start.objectAt);
      else passed += this.#passNoCall();
    }
  }

  #nextCandidate(): number {
    CANDIDATE.lastIndex = 0;
    return CANDIDATE.exec(this.#held)?.index ?? this.#held.length;
  }

  #beginCall(objectAt: number): void {
    const object = new ObjectReading();
    object.take(this.#held.slice(objectAt));
    this.#held = '';
    this.#place = { kind: 'call', object };
  }

  /** What looked like the beginning of a call and is none. At the start of a line a fence begins a block of code. */
  #passNoCall(): string {
    const fence = /^`*/.exec(this.#held)?.[0].length ?? 0;
    if (fence >= 3 && this.#line.trim() === '') this.#place = { kind: 'code', fence, opening: true };
    return this.#pass(Math.max(1, fence));
  }

  /** Up to the end of the line, which may close the block. */
  #passCode(): string {
    const lineEnd = this.#held.indexOf('\n');
    const line = this.#line + this.#held.slice(0, lineEnd);
    const passed = this.#pass(lineEnd === -1 ? this.#held.length : lineEnd + 1);
    if (lineEnd === -1 || this.#place.kind !== 'code') return passed;
    const { fence, opening } = this.#place;
    const closes = !opening && new RegExp(`^ {0,3}\`{${fence},}\\s*$`).test(line);
    this.#place = closes ? { kind: 'text' } : { ...this.#place, opening: false };
    return passed;
  }

  #pass(length: number): string {
    const passed = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    const lineStart = passed.lastIndexOf('\n') + 1;
    // Only its beginning tells whether it is a fence, and a line may be as long as an answer.
    this.#line = ((lineStart === 0 ? this.#line : '') + passed.slice(lineStart)).slice(0, LINE_LENGTH);
    return passed;
  }
}
