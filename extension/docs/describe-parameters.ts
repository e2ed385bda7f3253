import type { Language } from '@assent/shared';
import { inChinese } from './chinese-meanings.ts';
import { jsonType, readSchema } from './json-type.ts';
import { pageWords } from './page-words.ts';
import { code, table } from './table.ts';

/** The parameters that the JSON Schema of an object tells of, as a table; what is in them as `actions[].target.selector`. */
export function describeParameters(given: unknown, language: Language): string {
  const rows = rowsOf(given, '', language);
  if (rows.length === 0) return pageWords.noParameters[language];
  const { parameter, type, required, meaning } = pageWords;
  const headings = [parameter, type, required, meaning].map(heading => heading[language]);
  return table(headings, rows);
}

function rowsOf(given: unknown, place: string, language: Language): string[][] {
  const { properties = {}, required = [] } = readSchema(given);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type, items } = readSchema(schema);
    const path = `${place}${name}`;
    const needed = required.includes(name) ? pageWords.yes[language] : '';
    return [
      [code(path), code(jsonType(schema)), needed, meaningOf(schema, language)],
      ...(type === 'array'
        ? rowsOf(items ?? {}, `${path}[].`, language)
        : rowsOf(schema, `${path}.`, language)),
    ];
  });
}

function meaningOf(given: unknown, language: Language): string {
  const { description: english, default: usual } = readSchema(given);
  const description = english === undefined ? pageWords.above[language] : inWords(english, language);
  if (usual === undefined) return description;
  return `${description} (${pageWords.usual[language]} ${code(JSON.stringify(usual))})`;
}

function inWords(english: string, language: Language): string {
  return language === 'zh' ? inChinese(english) : english;
}
