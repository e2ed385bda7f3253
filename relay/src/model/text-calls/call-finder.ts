import * as z from 'zod';
import { ModelFailure } from '../../errors/model-failure.ts';
import { isPlainJson } from '../../json/is-plain-json.ts';
import { parseJson } from '../../json/parse-json.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import { CallInLine, ObjectReading } from './call-in-line.ts';
import { LONGEST_RUN, matchCallStart } from './match-call-start.ts';

/** Of a line that closes a block, this much is looked at: a line may be as long as an answer. */
const LINE_LENGTH = 200;

/**
 * A fenced block that does not begin with a call: what stands in it is shown, not called. As in CommonMark it ends with a
 * line of at least as many of the same mark, so that fences of another kind, or shorter, are part of it. What follows three
 * backticks up to the end of their line holds no other backtick; else it is code within the line
 * (https://spec.commonmark.org/0.31.2/#fenced-code-blocks).
 */
class CodeBlock {
  readonly length: number;
  #mark: string;
  #closing: RegExp;
  #isOpening = true;
  #line = '';

  /** `fence` is the run of backticks or tildes that begins it. */
  constructor(fence: string) {
    this.length = fence.length;
    this.#mark = fence.charAt(0);
    this.#closing = new RegExp(`^[^\\S\\n]*${this.#mark}{${fence.length},}\\s*$`);
  }

  /** Reads to the end of the line at most. */
  read(text: string): CodeReading {
    const lineEnd = text.indexOf('\n');
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    if (this.#isOpening) return this.#readOpening(text.slice(0, end));
    this.#line = (this.#line + text.slice(0, end)).slice(0, LINE_LENGTH);
    if (lineEnd === -1) return { length: end, place: 'block' };
    const closes = this.#closing.test(this.#line);
    this.#line = '';
    return { length: end, place: closes ? 'text' : 'block' };
  }

  #readOpening(line: string): CodeReading {
    const backtick = this.#mark === '`' ? line.indexOf('`') : -1;
    if (backtick !== -1) return { length: backtick, place: 'span' };
    this.#isOpening = !line.endsWith('\n');
    return { length: line.length, place: 'block' };
  }
}

/** `span`: the length of the run of backticks that may have opened code within the line. `quote` lasts to its end. */
type Place =
  | { kind: 'line-start' }
  | { kind: 'line'; span: number }
  | { kind: 'quote' }
  | { kind: 'code'; block: CodeBlock }
  | { kind: 'call-in-line'; reading: CallInLine; text: string }
  | { kind: 'call'; object: ObjectReading; after: string };

const THOUGHT_END = '</think>';
const LINE_START: Place = { kind: 'line-start' };
const RUN = new RegExp(`^(?:\`{1,${LONGEST_RUN + 1}}|~{1,${LONGEST_RUN + 1}})`);

/**
 * Finds the call in an answer whose text comes in pieces, and passes on the text before it at once: only what may still be
 * the beginning of a call is held back. A call is what the model was told to write: bare, or first in a fence of JSON. What
 * stands in other code or in a quotation is spoken of, and is text. Whatever follows a call is dropped, because a model that
 * goes on there makes up the result.
 */
export class CallFinder {
  #place: Place = LINE_START;
  /** Text that was not passed on yet. */
  #held = '';

  /** The text that can be passed on now. */
  take(text: string): string {
    this.#held += text;
    let passed = '';
    while (this.#held !== '') {
      const next = this.#advance();
      if (next === undefined) break;
      passed += next;
    }
    return passed;
  }

  /** For an answer that has ended as it should. Throws when it ends in a call that can't be read. */
  end(): { text: string; call: TextCall | undefined } {
    const place = this.#place;
    if (place.kind === 'call') return { text: '', call: readObject(place.object) };
    if (place.kind === 'call-in-line') {
      if (place.reading.end() === 'quoted') return { text: place.text, call: undefined };
      return { text: '', call: readObject(place.reading.object) };
    }
    if (this.#held.includes('"tool_call"')) throw new ModelFailure('call_unreadable');
    return { text: this.#pass(this.#held.length), call: undefined };
  }

  /** One step on: what was passed, or `undefined` while it can't be told. */
  #advance(): string | undefined {
    const place = this.#place;
    switch (place.kind) {
      case 'line-start':
        return this.#beginLine();
      case 'line':
        return this.#readLine(place.span);
      case 'quote':
        return this.#passQuote();
      case 'code':
        return this.#passCode(place.block);
      case 'call-in-line':
        return this.#readCallInLine(place);
      case 'call':
        return this.#readCall(place);
    }
  }

  /** White space before it does not matter: lists indent their blocks. */
  #beginLine(): string | undefined {
    const blank = /^[^\S\n]*\n?/.exec(this.#held)?.[0].length ?? 0;
    if (blank > 0) return this.#pass(blank);
    if (this.#held.startsWith('>')) this.#place = { kind: 'quote' };
    else if (/^[`~{]/.test(this.#held)) return this.#readMark(0);
    else this.#place = { kind: 'line', span: 0 };
    return '';
  }

  #readLine(span: number): string | undefined {
    const next = this.#held.search(/[\n`{]/);
    if (next === -1) return this.#pass(this.#held.length);
    if (next > 0) return this.#pass(next);
    if (!this.#held.startsWith('\n')) return this.#readMark(span);
    this.#place = LINE_START;
    return this.#pass(1);
  }

  /** At a brace or a run of backticks, or of tildes that begin a line. */
  #readMark(span: number): string | undefined {
    const isLineStart = this.#place.kind === 'line-start';
    const start = matchCallStart(this.#held, 0);
    const [run = ''] = RUN.exec(this.#held) ?? [];
    const mayGrow = run !== '' && run.length <= LONGEST_RUN && run === this.#held;
    if (start.kind === 'maybe' || mayGrow) return undefined;
    if (start.kind === 'no') {
      if (run.length >= 3 && run.length !== span) this.#place = { kind: 'code', block: new CodeBlock(run) };
      else this.#place = { kind: 'line', span: run.startsWith('`') ? toggle(span, run.length) : span };
      return this.#pass(Math.max(1, run.length));
    }
    const isFound = isLineStart || run !== '';
    this.#held = this.#held.slice(start.objectAt);
    this.#place = isFound
      ? { kind: 'call', object: new ObjectReading(), after: '' }
      : { kind: 'call-in-line', reading: new CallInLine(span), text: '' };
    return '';
  }

  #passQuote(): string {
    const lineEnd = this.#held.indexOf('\n');
    if (lineEnd === -1) return this.#pass(this.#held.length);
    this.#place = LINE_START;
    return this.#pass(lineEnd + 1);
  }

  #passCode(block: CodeBlock): string {
    const { length, place } = block.read(this.#held);
    if (place === 'text') this.#place = LINE_START;
    if (place === 'span') this.#place = { kind: 'line', span: block.length };
    return this.#pass(length);
  }

  #readCallInLine(place: Extract<Place, { kind: 'call-in-line' }>): string | undefined {
    const { reading } = place;
    for (let at = 0; at < this.#held.length; at += 1) {
      const found = reading.add(this.#held.charAt(at));
      if (found === 'open') continue;
      if (found === 'quoted') {
        this.#place = { kind: 'line', span: reading.span };
        return place.text + this.#pass(at);
      }
      this.#place = { kind: 'call', object: reading.object, after: '' };
      return '';
    }
    place.text += this.#drop();
    return undefined;
  }

  /**
   * Templates of some models begin the thought themselves, so that only its end is in the text: what came before was thought,
   * and the call in it was only considered.
   */
  #readCall(place: Extract<Place, { kind: 'call' }>): string | undefined {
    place.after += place.object.take(this.#drop());
    const end = place.after.indexOf(THOUGHT_END);
    if (end === -1) {
      place.after = place.after.slice(-THOUGHT_END.length);
      return undefined;
    }
    this.#held = place.after.slice(end + THOUGHT_END.length);
    this.#place = LINE_START;
    return '';
  }

  #drop(): string {
    return this.#pass(this.#held.length);
  }

  #pass(length: number): string {
    const passed = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    return passed;
  }
}

/** A run of another length is part of the code. */
function toggle(span: number, run: number): number {
  if (span === 0) return run;
  return span === run ? 0 : span;
}

function readObject({ json }: ObjectReading): TextCall {
  if (json === undefined) throw new ModelFailure('call_unreadable');
  return readTextCall(json);
}

type TextCall = { name: string; arguments: string };

/** As the protocol has it in section 6. Models often write the arguments as an object where a string was asked for. */
const textCallSchema = z.object({
  tool_call: z.object({
    tool_name: z.string().min(1),
    arguments: z
      .union([z.string(), z.record(z.string(), z.unknown()).transform(given => JSON.stringify(given))])
      .nullish(),
  }),
});

/** Throws when it is not a call to the letter: what a model may have meant is not guessed. */
function readTextCall(json: string): TextCall {
  const call = parseJson(json);
  const given = call !== undefined && isPlainJson(json) ? textCallSchema.safeParse(call) : undefined;
  if (!given?.success) throw new ModelFailure('call_unreadable');
  const { tool_name: name, arguments: text } = given.data.tool_call;
  return { name, arguments: readCallArguments(text ?? '') };
}

/** How much of the text was read, and what is there: the block still, text after it, or code within a line after all. */
type CodeReading = { length: number; place: 'block' | 'text' | 'span' };
