import type { TestPage } from '../page/open-page.ts';
import type { MarkedPage } from './canary-pages.ts';

export interface Measured {
  name: string;
  pieces: readonly string[];
  /** What goes along with a first request. */
  first: string;
  /** What goes along when every reading operation is approved. */
  approved: string;
}

/** Reads a page in every way that a model can ask for. */
export async function measurePage(page: TestPage, { name, pieces }: MarkedPage): Promise<Measured> {
  const first = [await page.read('en'), await page.read('zh'), await findAll(page, '')];
  return { name, pieces, first: textOf(first), approved: textOf(await readAll(page)) };
}

async function readAll(page: TestPage): Promise<unknown[]> {
  const readings: unknown[] = [await page.call('outlinePage', { language: 'en' })];
  for (const what of ['text', 'article', 'links', 'table', 'metadata'])
    readings.push(await act(page, { action: 'extract', params: { what } }));
  readings.push(await act(page, { action: 'read' }), await act(page, { action: 'extract_links' }));
  for (const keyword of ['copy', 'link', 'key']) readings.push(await findAll(page, keyword));
  await page.page.evaluate('getSelection().selectAllChildren(document.body)');
  readings.push((await page.read()).selectedText);
  const { elements } = await page.read('en', 100);
  for (const { id } of elements)
    readings.push(await act(page, { action: 'read', target: { elementId: id } }));
  readings.push(
    await act(page, { action: 'click', target: { selector: 'button:not(form *)' } }),
    await page.read(),
  );
  return readings;
}

/** A page may lack the target. */
function act(page: TestPage, action: Parameters<TestPage['act']>[0]): Promise<unknown> {
  return page.act(action).catch(String);
}

function findAll(page: TestPage, keyword: string): Promise<unknown> {
  return page.call('findMore', { language: 'en', query: keyword ? { keyword } : {}, limit: 100 });
}

/** Without JSON's escapes, which would split a piece. */
function textOf(readings: unknown): string {
  return JSON.stringify(readings).replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}

/** The pieces that a text holds, in any of the spellings that a server could undo. */
export function piecesIn(text: string, pieces: readonly string[]): string[] {
  const folded = fold(text);
  return pieces.filter(piece => text.includes(piece) || folded.includes(fold(piece)));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+|\|/gu, ' ')
    .replace(/ /gu, '');
}
