import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { flatNames } from '../tools/flat-tools.ts';
import { takesTarget } from '../tools/operation-arguments.ts';
import { describeParameters } from './describe-parameters.ts';
import { emptyTargetMeanings } from './meanings.ts';
import { offersOf } from './offers.ts';
import { pageWords } from './page-words.ts';
import { code } from './table.ts';

/** Everything that the registry knows of an operation, in Markdown. */
export function describeOperation(operation: ListedOperation, language: Language): string {
  const facts = factsOf(operation, language).map(([label, text]) => `- **${label}:** ${text}`);
  return [
    `### ${code(operation.name)}`,
    operation.description[language],
    facts.join('\n'),
    describeParameters(z.toJSONSchema(operation.params, { io: 'input' }), language),
    `${pageWords.example[language]}:`,
    `\`\`\`json\n${JSON.stringify(operation.example)}\n\`\`\``,
  ].join('\n\n');
}

function factsOf(operation: ListedOperation, language: Language): [string, string][] {
  const { aliases = [], verb, effect, emptyTarget, errors, inBrowser, readsText } = operation;
  const words = pageWords;
  return [
    [words.aliases[language], codes(aliases, language)],
    [words.flatTools[language], codes(flatNames(operation), language)],
    [words.offeredIn[language], offersOf(operation, words.within[language])],
    [words.runsIn[language], (inBrowser ? words.browser : words.page)[language]],
    [words.verb[language], verb[language]],
    [words.effect[language], code(effect)],
    [
      words.emptyTarget[language],
      (takesTarget(operation) ? emptyTargetMeanings[emptyTarget] : words.noTarget)[language],
    ],
    [words.ownErrors[language], codes(errors, language)],
    ...(readsText ? [pair(words.told[language], words.readsText[language])] : []),
  ];
}

function pair(label: string, text: string): [string, string] {
  return [label, text];
}

function codes(names: readonly string[], language: Language): string {
  return names.length === 0 ? pageWords.none[language] : names.map(code).join(', ');
}
