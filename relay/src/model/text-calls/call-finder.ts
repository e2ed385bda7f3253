import * as z from 'zod';
import { ModelFailure } from '../../errors/model-failure.ts';
import { isPlainJson } from '../../json/is-plain-json.ts';
import { parseJson } from '../../json/parse-json.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import { CallInLine, ObjectReading } from './call-in-line.ts';
import { MAX_RUN, matchCallStart } from './match-call-start.ts';

/** Characters of a possible closing line: a line may be as long as an answer. */
const LINE_LENGTH = 200;

/**
 * A fenced block that does not begin with a call is shown, not called. As in CommonMark, it ends with a line of at least as
 * many of the same mark. An opening line with another backtick is code within a line
 * (https://spec.commonmark.org/0.31.2/#fenced-code-blocks).
 */
class CodeBlock {
  readonly length: number;
  #mark: string;
  #closing: RegExp;
  #isOpening = true;
  #line = '';

  /** `fence` is its opening run of backticks or tildes. */
  constructor(fence: string) {
    this.length = fence.length;
    this.#mark = fence.charAt(0);
    this.#closing = new RegExp(`^[^\\S\\n]*${this.#mark}{${fence.length},}\\s*$`);
  }

  /** Reads one line at most. */
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

/** `span`: the length of the backtick run that may have opened code within the line. `quote` lasts to the end of the line. */
type Place =
  | { kind: 'line-start' }
  | { kind: 'line'; span: number }
  | { kind: 'quote' }
  | { kind: 'code'; block: CodeBlock }
  | { kind: 'call-in-line'; reading: CallInLine; text: string }
  | { kind: 'call'; object: ObjectReading; after: string };

const THOUGHT_END = '</think>';
const LINE_START: Place = { kind: 'line-start' };
const RUN = new RegExp(`^(?:\`{1,${MAX_RUN + 1}}|~{1,${MAX_RUN + 1}})`);

/**
 * Finds the call in streamed text, and passes on the text before it at once: only a possible beginning of a call is held back.
 * A call has the form that the model was told: bare, or first in a JSON fence. In other code or in a quotation it is text. Text
 * after a call is dropped, because a model that goes on there makes up the result.
 */
export class CallFinder {
  #place: Place = LINE_START;
  /** Text that was not passed on yet. */
  #held = '';

  /** Gives the text that can be passed on now. */
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

  /** For a complete answer. Throws when it ends in an unreadable call. */
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

  /** One step: the text that was passed, or `undefined` while more text is needed. */
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

  /** Ignores leading white space: lists indent their blocks. */
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

  /** At a brace or a run of backticks, or of tildes at the beginning of a line. */
  #readMark(span: number): string | undefined {
    const isLineStart = this.#place.kind === 'line-start';
    const start = matchCallStart(this.#held, 0);
    const [run = ''] = RUN.exec(this.#held) ?? [];
    const mayGrow = run !== '' && run.length <= MAX_RUN && run === this.#held;
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
   * Templates of some models begin the reasoning themselves, so that only its end is in the text: everything before it was
   * reasoning, and a call in it was only considered.
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

/** Section 6 of the protocol. Models often write the arguments as an object instead of a string. */
const textCallSchema = z.object({
  tool_call: z.object({
    tool_name: z.string().min(1),
    arguments: z
      .union([z.string(), z.record(z.string(), z.unknown()).transform(given => JSON.stringify(given))])
      .nullish(),
  }),
});

/** Throws unless it is exactly a call: the model's intention is not guessed. */
function readTextCall(json: string): TextCall {
  const call = parseJson(json);
  const given = call !== undefined && isPlainJson(json) ? textCallSchema.safeParse(call) : undefined;
  if (!given?.success) throw new ModelFailure('call_unreadable');
  const { tool_name: name, arguments: text } = given.data.tool_call;
  return { name, arguments: readCallArguments(text ?? '') };
}

/** The characters that were read, and where they end: in the block, after it, or in code within a line. */
type CodeReading = { length: number; place: 'block' | 'text' | 'span' };
