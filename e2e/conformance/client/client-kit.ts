import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Language } from '@assent/shared';
import { CHAT_PATH } from '../backend/exchange.ts';
import { judgeAll, type ReportLine } from '../report/check.ts';
import { OPEN_TO_ALL, type Playback, playBack, refuse } from './playback.ts';
import { isAboutCall, type Post, readPost } from './post.ts';
import { PRACTICE_PAGE } from './practice-page.ts';
import { REQUEST_CHECKS } from './request-checks.ts';
import type { Cue, Scenario, Scene } from './scenario.ts';
import { END, spellAll, whole } from './spell-events.ts';

export type ClientKitOptions = {
  scenarios: readonly Scenario[];
  language: Language;
  /** 0 for any free port. */
  port: number;
  reportProgress(what: string): void;
};

/** A backend that plays one scenario for each message of the user, and records the client's requests. */
export class ClientKit {
  /** Resolves after every scenario and the message that follows the last one. */
  readonly played: Promise<void>;
  #options: ClientKitOptions;
  #posts: Post[] = [];
  #scenes = new Map<Scenario, Scene>();
  #current: Scenario | undefined;
  #played = Promise.withResolvers<void>();
  #server = createServer((request, response) => this.#answer(request, response));

  constructor(options: ClientKitOptions) {
    this.#options = options;
    this.played = this.#played.promise;
  }

  /** Listens on loopback only and returns the address. */
  async start(): Promise<string> {
    this.#server.listen(this.#options.port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.url;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The kit does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  report(): ReportLine[] {
    const sent = { url: this.url, posts: this.#posts, scenes: [...this.#scenes.values()] };
    const scenarios = this.#options.scenarios.map(({ judge, ask: _, play: _play, rest: _rest, ...facts }) => {
      const scene = this.#scenes.get(this.#find(facts.id));
      return { ...facts, ...(scene ? judge(scene) : NOT_PLAYED) };
    });
    return [...judgeAll(REQUEST_CHECKS, sent), ...scenarios];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://kit').pathname;
    const route = `${request.method} ${path.replace(/\/sessions\/[^/]+\//, '/sessions/*/')}`;
    switch (route) {
      case `POST ${CHAT_PATH}`:
        return this.#chat(request, response);
      case 'GET /api/v1/agent/sessions/*/events':
        return this.#resume(request, response);
      case 'POST /api/v1/agent/sessions/*/stop':
        response.writeHead(200, { ...OPEN_TO_ALL, 'content-type': 'application/json' });
        response.end('{"status":"stopped"}');
        return;
      case 'GET /':
        response.writeHead(200, { 'content-type': 'text/html' }).end(PRACTICE_PAGE);
        return;
      default:
        if (request.method === 'OPTIONS') response.writeHead(204, OPEN_TO_ALL).end();
        else refuse(response, 404);
    }
  }

  async #chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = readPost(request.headers['content-type'] ?? '', await text(request));
    this.#posts.push(post);
    const scene = this.#current && this.#scenes.get(this.#current);
    if (scene && isAboutCall(post)) {
      scene.answers.push(post);
      return playBack(response, say(THANKS[this.#options.language]));
    }
    if (scene) scene.next = post;
    await playBack(response, this.#playNext(post));
    if (!this.#current) this.#played.resolve();
  }

  #resume(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const scene = this.#current && this.#scenes.get(this.#current);
    const lastEventId = request.headers['last-event-id'];
    const after = typeof lastEventId === 'string' ? lastEventId : undefined;
    scene?.takenUp.push(after);
    const rest = scene && this.#current?.rest?.(scene, after);
    return rest ? playBack(response, rest) : refuse(response, 404);
  }

  #playNext(first: Post): Playback {
    const { scenarios, language, reportProgress } = this.#options;
    const index = this.#scenes.size;
    const scenario = scenarios[index];
    this.#current = scenario;
    if (!scenario) return say(DONE[language]);
    reportProgress(`${index + 1}/${scenarios.length} ${scenario.id}`);
    const cue = cueFor(scenario, first, language);
    this.#scenes.set(scenario, { ...cue, first, answers: [], takenUp: [], next: undefined });
    return scenario.play(cue);
  }

  #find(id: string): Scenario {
    const scenario = this.#options.scenarios.find(candidate => candidate.id === id);
    if (!scenario) throw new Error(`There is no scenario "${id}".`);
    return scenario;
  }
}

const THANKS = { en: 'Thank you. Send another message.', zh: '谢谢。请再发送一条消息。' };
const DONE = { en: 'That was all; the report is ready.', zh: '全部完成；报告已生成。' };
const NOT_PLAYED = { mark: 'unseen', seen: { en: 'It was not played.', zh: '没有运行。' } } as const;

function say(content: string): Playback {
  return { kind: 'stream', chunks: whole(spellAll([{ content }, END])), ending: 'close' };
}

/** Read-only tools, the safest first, so that the user can approve them. */
const PREFERRED = ['get_selected_text', 'request_more_elements', 'clear_ai_styles'];

function cueFor(scenario: Scenario, first: Post, language: Language): Cue {
  const names = first.request?.browser_tools?.map(tool => tool.name) ?? [];
  return {
    toolId: `tool_好👋_${randomBytes(8).toString('hex')}`,
    browserTool: PREFERRED.find(name => names.includes(name)) ?? names[0],
    words: `[${scenario.id}] ${scenario.ask[language]}`,
  };
}
