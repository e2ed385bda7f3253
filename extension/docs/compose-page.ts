import { errorTypeSchema, type Language } from '@assent/shared';
import { docsMessages } from '../messages/docs/docs-messages.ts';
import type { DocsCatalog } from '../messages/docs/en.ts';
import type { EffectClass } from '../operations/contract/action.ts';
import type { Outcome } from '../operations/contract/outcome.ts';
import { commonErrors, operations } from '../operations/list.ts';
import { explainedTools } from '../tools/list.ts';
import { TARGET_KEYS } from '../tools/operation-schema.ts';
import { type Toolset, toolsetSchema } from '../tools/toolset.ts';
import { REMARKS } from '../tools/unwrap-arguments.ts';
import { callForms } from './call-forms.ts';
import { describeOperation, isOfferedByDefault } from './describe-operation.ts';
import { describeParameters } from './describe-parameters.ts';
import { limits } from './limits.ts';
import { code, table } from './markdown.ts';
import { resultShapes } from './result-shapes.ts';

/** The reference page in each language. */
export const REFERENCE_PAGES: Readonly<Record<Language, URL>> = {
  en: new URL('../../docs/operations.md', import.meta.url),
  zh: new URL('../../docs/zh/operations.md', import.meta.url),
};

/** The same registry always gives the same page. */
export function referencePage(language: Language): string {
  const texts = docsMessages[language];
  const { headings, columns } = texts;
  const parts = [
    `# ${texts.title}`,
    texts.generated,
    ...section(headings.reading, bullets(texts.reading)),
    ...section(headings.offers, bullets(texts.offers(missingByDefault()))),
    ...section(headings.calls, callsTable(texts), bullets(texts.callRules(TARGET_KEYS, REMARKS))),
    ...section(headings.limits, bullets(texts.limits(limits))),
    ...section(headings.effects, meaningsTable<EffectClass>(texts.effects, columns.effect, texts)),
    ...section(headings.errors, errorsTable(texts)),
    ...section(headings.results, texts.results),
    meaningsTable<ReportedKey>({ ...texts.outcomeKeys, ...texts.resultKeys }, columns.key, texts),
    texts.examples,
    ...resultShapes().map(
      ({ call, result }) => `${code(call)}\n\n\`\`\`json\n${JSON.stringify(result)}\n\`\`\``,
    ),
    ...section(headings.operations, ...operations.map(each => describeOperation(each, language))),
    ...section(headings.tools, ...toolsetSchema.options.flatMap(set => toolsOf(set, language))),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The keys of an outcome that leave the extension. */
type ReportedKey = Exclude<keyof Outcome, 'forPerson' | 'leaving' | 'provisional' | 'held'>;

function section(heading: string, ...parts: readonly string[]): string[] {
  return [`## ${heading}`, ...parts];
}

function bullets(lines: readonly string[]): string {
  return lines.map(line => `- ${line}`).join('\n');
}

function missingByDefault(): string {
  const missing = operations.filter(operation => !isOfferedByDefault(operation));
  return missing.map(({ name }) => code(name)).join(', ');
}

function callsTable(texts: DocsCatalog): string {
  const meanings: Readonly<Record<string, string>> = texts.callForms;
  const rows = Object.entries(callForms).map(([form, call]) => [
    code(`${call.tool} ${JSON.stringify(call.arguments)}`),
    meanings[form] ?? '',
  ]);
  return table([texts.columns.call, texts.columns.meaning], rows);
}

/** `Name`: all that must have a meaning. */
function meaningsTable<Name extends string>(
  meanings: Readonly<Record<Name, string>>,
  heading: string,
  texts: DocsCatalog,
): string {
  const rows = Object.entries<string>(meanings).map(([name, meaning]) => [code(name), meaning]);
  return table([heading, texts.columns.meaning], rows);
}

function errorsTable({ errors, commonTo, columns }: DocsCatalog): string {
  const rows = errorTypeSchema.options.map(type => {
    const isOnPages = commonErrors.page.includes(type);
    const common = commonErrors.browser.includes(type) ? commonTo.every : isOnPages && commonTo.onPages;
    return [code(type), errors[type], common || ''];
  });
  return table(['`error_type`', columns.meaning, columns.commonTo], rows);
}

function toolsOf(toolset: Toolset, language: Language): string[] {
  const texts = docsMessages[language];
  const tools = explainedTools(toolset, language).flatMap(({ name, description, parameters }) => [
    `#### ${code(name)}`,
    withoutOperations(description),
    describeParameters(parameters, texts),
  ]);
  return [`### ${code(toolset)}: ${texts.toolsets[toolset]}`, ...tools];
}

/** The operations are described above. */
function withoutOperations(description: string): string {
  const lines = description.split('\n').filter(line => !line.startsWith('- '));
  return lines.join('\n\n');
}
