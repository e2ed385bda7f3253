import { once } from 'node:events';
import type { Language } from '@assent/shared';
import type { ReportLine } from '../report/check.ts';
import { ClientKit } from './client-kit.ts';
import { SCENARIOS } from './scenarios/list.ts';

export type PlayOptions = {
  port: number;
  /** Names of scenarios; none for all of them. */
  scenario: readonly string[];
  lang: Language;
};

/** Plays a backend until the client has seen every scenario or Ctrl+C is pressed, then reports on the client. */
export async function playClient(
  options: PlayOptions,
  reportProgress: (what: string) => void,
): Promise<ReportLine[]> {
  const { port, scenario, lang } = options;
  const scenarios = SCENARIOS.filter(({ id }) => scenario.length === 0 || scenario.includes(id));
  const kit = new ClientKit({ scenarios, language: lang, port, reportProgress });
  const url = await kit.start();
  reportProgress(INSTRUCTIONS[lang](url));
  await Promise.race([kit.played, once(process, 'SIGINT')]);
  const lines = kit.report();
  await kit.stop();
  return lines;
}

const INSTRUCTIONS: Record<Language, (url: string) => string> = {
  en: url =>
    `A backend listens at ${url} and has a page at ${url}/ to try things on. Let your client talk to it, best about that page: send any message, do what its answer asks, send another, until it says that it was all. Ctrl+C ends it early.`,
  zh: url =>
    `后端地址是 ${url} ，练习页是 ${url}/ 。让你的客户端与它对话，最好针对练习页：发送任意消息，按回答的要求操作，再发送下一条，直到它说全部完成。按 Ctrl+C 可提前结束。`,
};
