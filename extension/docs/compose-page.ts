import { type Bilingual, errorTypeSchema, type Language } from '@assent/shared';
import { commonErrors } from '../operations/common-errors.ts';
import { operations } from '../operations/list.ts';
import { advertisedTools } from '../tools/list.ts';
import { type Toolset, toolsetSchema } from '../tools/toolset.ts';
import { describeOperation } from './describe-operation.ts';
import { describeParameters } from './describe-parameters.ts';
import { effectMeanings, errorMeanings, outcomeMeanings, toolsetTitles } from './meanings.ts';
import { pageWords } from './page-words.ts';
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
    ...section(pageWords.reading, language, pageWords.howTo[language].map(line => `- ${line}`).join('\n')),
    ...section(pageWords.effects, language, meaningsTable(effectMeanings, pageWords.effect, language)),
    ...section(pageWords.errors, language, errorsTable(language)),
    ...section(pageWords.results, language, pageWords.outcomes[language]),
    meaningsTable(outcomeMeanings, pageWords.key, language),
    ...section(pageWords.operations, language, ...operations.map(each => describeOperation(each, language))),
    ...section(pageWords.tools, language, ...toolsetSchema.options.flatMap(set => toolsOf(set, language))),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(heading: Bilingual, language: Language, ...parts: readonly string[]): string[] {
  return [`## ${heading[language]}`, ...parts];
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
    ownWords(description),
    describeParameters(parameters, language),
  ]);
  return [`### ${code(toolset)}: ${toolsetTitles[toolset][language]}`, ...tools];
}

/** What a tool says of the operations one by one stands above. */
function ownWords(description: string): string {
  const lines = description.split('\n').filter(line => !line.startsWith('- '));
  return lines.join('\n\n');
}
