import { type Bilingual, errorTypeSchema, type Language } from '@assent/shared';
import { commonErrors } from '../operations/common-errors.ts';
import { operations } from '../operations/list.ts';
import { advertisedTools } from '../tools/list.ts';
import { type Toolset, toolsetSchema } from '../tools/toolset.ts';
import { callForms, callRules } from './call-forms.ts';
import { inChinese } from './chinese-meanings.ts';
import { describeOperation } from './describe-operation.ts';
import { describeParameters } from './describe-parameters.ts';
import { limits } from './limits.ts';
import { effectMeanings, errorMeanings, outcomeMeanings, resultMeanings, toolsetTitles } from './meanings.ts';
import { isOfferedByDefault } from './offers.ts';
import { pageWords } from './page-words.ts';
import { resultShapes } from './result-shapes.ts';
import { code, table } from './table.ts';

/** The reference page in each language, a file name → its text. The same registry gives the same pages. */
export function referencePages(): Map<string, string> {
  return new Map([
    ['operations.md', composePage('en')],
    ['operations.zh.md', composePage('zh')],
  ]);
}

function composePage(language: Language): string {
  const parts = [
    `# ${pageWords.title[language]}`,
    pageWords.written[language],
    ...section(pageWords.reading, language, bullets(pageWords.howTo[language])),
    ...section(pageWords.offers, language, offersText(language)),
    ...section(pageWords.calls, language, callsTable(language), bulletsIn(callRules, language)),
    ...section(pageWords.limits, language, bulletsIn(limits, language)),
    ...section(pageWords.effects, language, meaningsTable(effectMeanings, pageWords.effect, language)),
    ...section(pageWords.errors, language, errorsTable(language)),
    ...section(pageWords.results, language, pageWords.outcomes[language]),
    meaningsTable({ ...outcomeMeanings, ...resultMeanings }, pageWords.key, language),
    pageWords.shapes[language],
    ...resultShapes().map(
      ({ call, result }) => `${code(call)}\n\n\`\`\`json\n${JSON.stringify(result)}\n\`\`\``,
    ),
    ...section(pageWords.operations, language, ...operations.map(each => describeOperation(each, language))),
    ...section(pageWords.tools, language, ...toolsetSchema.options.flatMap(set => toolsOf(set, language))),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(heading: Bilingual, language: Language, ...parts: readonly string[]): string[] {
  return [`## ${heading[language]}`, ...parts];
}

function bullets(lines: readonly string[]): string {
  return lines.map(line => `- ${line}`).join('\n');
}

function bulletsIn(lines: readonly Bilingual[], language: Language): string {
  return bullets(lines.map(line => line[language]));
}

function offersText(language: Language): string {
  const missing = operations
    .filter(operation => !isOfferedByDefault(operation))
    .map(({ name }) => code(name));
  return bullets(pageWords.offersText[language].map(line => line.replace('{missing}', missing.join(', '))));
}

function callsTable(language: Language): string {
  const rows = callForms.map(({ meaning, tool, given }) => [
    code(`${tool} ${JSON.stringify(given)}`),
    meaning[language],
  ]);
  return table([pageWords.call[language], pageWords.meaning[language]], rows);
}

function meaningsTable(
  meanings: Readonly<Record<string, Bilingual>>,
  heading: Bilingual,
  language: Language,
): string {
  const rows = Object.entries(meanings).map(([name, meaning]) => [code(name), meaning[language]]);
  return table([heading[language], pageWords.meaning[language]], rows);
}

function errorsTable(language: Language): string {
  const rows = errorTypeSchema.options.map(type => {
    const isOnPages = commonErrors.page.includes(type);
    const common = commonErrors.browser.includes(type) ? pageWords.both : isOnPages && pageWords.pageOnly;
    return [code(type), errorMeanings[type][language], common ? common[language] : ''];
  });
  return table(['`error_type`', pageWords.meaning[language], pageWords.ofEvery[language]], rows);
}

function toolsOf(toolset: Toolset, language: Language): string[] {
  const tools = advertisedTools(toolset, true).flatMap(({ name, description, parameters }) => [
    `#### ${code(name)}`,
    language === 'zh' ? inChinese(ownWords(description)) : ownWords(description),
    describeParameters(parameters, language),
  ]);
  return [`### ${code(toolset)}: ${toolsetTitles[toolset][language]}`, ...tools];
}

/** What a tool says of the operations one by one stands above. */
function ownWords(description: string): string {
  const lines = description.split('\n').filter(line => !line.startsWith('- '));
  return lines.join('\n\n');
}
