import type { Language } from '@assent/shared';
import { docsMessages } from '../messages/docs/docs-messages.ts';
import type { DocsCatalog } from '../messages/docs/en.ts';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import type { RegisteredOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { advertisedTools } from '../tools/list.ts';
import { paramsSchema, takesTarget } from '../tools/operation-schema.ts';
import { flatNames } from '../tools/operation-tool.ts';
import { advertisedActions, pageAction } from '../tools/page-action.ts';
import { describeParameters } from './describe-parameters.ts';
import { code } from './markdown.ts';

/** Everything that the registry knows of an operation, in Markdown. */
export function describeOperation(operation: RegisteredOperation, language: Language): string {
  const texts = docsMessages[language];
  const { verb, description } = operationMessages[language][operation.name];
  const facts = factsOf(operation, verb, texts).map(([label, text]) => `- **${label}:** ${text}`);
  return [
    `### ${code(operation.name)}`,
    description,
    facts.join('\n'),
    describeParameters(paramsSchema(operation, language), texts),
    `${texts.facts.example}:`,
    `\`\`\`json\n${JSON.stringify(operation.example)}\n\`\`\``,
  ].join('\n\n');
}

/** Whether the default toolset offers it, as a tool of its own or in `page_action`. */
export function isOfferedByDefault(operation: ListedOperation): boolean {
  return isToolByDefault(operation) || isAdvertisedAction(operation) || operation.callsPageTool === true;
}

function factsOf(operation: ListedOperation, verb: string, texts: DocsCatalog): [string, string][] {
  const { aliases = [], effect, emptyTarget, errors, inBrowser, readsText } = operation;
  const { facts: labels, emptyTargets } = texts;
  const facts: [string, string][] = [
    [labels.aliases, codes(aliases, texts)],
    [labels.flatTools, codes(flatNames(operation), texts)],
    [labels.offeredIn, offersOf(operation, texts)],
    [labels.runsIn, inBrowser ? texts.runsIn.browser : texts.runsIn.page],
    [labels.verb, verb],
    [labels.effect, code(effect)],
    [labels.emptyTarget, emptyTargets[takesTarget(operation) ? emptyTarget : 'takes none']],
    [labels.ownErrors, codes(errors, texts)],
  ];
  return readsText ? [...facts, [labels.resultAlone, texts.readsText]] : facts;
}

/** The toolsets that offer an operation, and the tool where a toolset offers several in one. */
function offersOf(operation: ListedOperation, texts: DocsCatalog): string {
  const [flatName = ''] = flatNames(operation);
  if (operation.callsPageTool) return texts.offeredForPageTools(code(flatName));
  const always = `${code('use_browser')}, ${code('flat')}`;
  if (isToolByDefault(operation)) return `${code('page')}, ${always}`;
  if (!isAdvertisedAction(operation)) return always;
  return `${texts.offeredWithin(code('page'), code(pageAction.name))}, ${always}`;
}

function isToolByDefault({ name }: ListedOperation): boolean {
  return advertisedTools('page', true, { takesPictures: true }).some(
    tool => tool.name === name || tool.name === `browser_${name}`,
  );
}

function isAdvertisedAction({ name }: ListedOperation): boolean {
  return advertisedActions.some(action => action.name === name);
}

function codes(names: readonly string[], texts: DocsCatalog): string {
  return names.length === 0 ? texts.none : names.map(code).join(', ');
}
