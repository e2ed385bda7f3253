import type { TestPage } from '../page/open-page.ts';

const WORLD = 'assent-page-tests';

export interface Reading {
  /** What goes along with a first request: nothing selected. */
  first: string;
  /** The same with the whole page selected. */
  selected: string;
  /** What every reading operation, and the receipts, answer with approval. */
  approved: string;
}

type Evaluate = (expression: string) => Promise<unknown>;

/** Every document of the page has its own engine, as every frame has its own content script. */
async function framesOf(page: TestPage): Promise<{ evaluateAll: Evaluate; stop(): Promise<void> }> {
  const cdp = await page.page.context().newCDPSession(page.page);
  const ids: number[] = [];
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === WORLD) ids.push(context.id);
  });
  await cdp.send('Runtime.enable');
  const evaluateAll: Evaluate = async expression => {
    const answers: unknown[] = [];
    for (const contextId of ids) {
      const { result } = await cdp.send('Runtime.evaluate', {
        expression: `Promise.resolve(${expression}).then(JSON.stringify).catch(String)`,
        contextId,
        awaitPromise: true,
      });
      answers.push(result.value);
    }
    return answers;
  };
  return { evaluateAll, stop: () => cdp.detach() };
}

export async function readEveryWay(page: TestPage): Promise<Reading> {
  const { evaluateAll, stop } = await framesOf(page);
  const first = [
    await evaluateAll(`engine.readFrame({ language: 'en', limit: 30 })`),
    await evaluateAll(`engine.readFrame({ language: 'zh', limit: 30 })`),
    await page.read('en', 100),
  ];
  const approved: unknown[] = [
    await evaluateAll(`engine.outlinePage({ language: 'en' })`),
    await evaluateAll(`engine.linksHere()`),
    await evaluateAll(`engine.findMore({ language: 'en', query: {}, limit: 100 })`),
  ];
  for (const keyword of ['copy', 'password', 'code', 'link', 'key', 'token'])
    approved.push(
      await page.call('findMore', { language: 'en', query: { keyword }, limit: 100 }).catch(String),
    );
  for (const what of ['text', 'article', 'links', 'table', 'metadata'])
    approved.push(await act(page, { action: 'extract', params: { what } }));
  for (const action of ['read', 'get_text', 'extract_links'] as const)
    approved.push(await act(page, { action }));
  const { elements } = await page.read('en', 100);
  for (const { id } of elements)
    approved.push(await act(page, { action: 'read', target: { elementId: id } }));
  await page.page.evaluate('getSelection().selectAllChildren(document.body)');
  const withSelection = await page.read();
  approved.push(withSelection.selectedText);
  for (const selector of ['[data-fill]', '[data-fill2]'])
    approved.push(
      await act(page, { action: 'fill', target: { selector }, params: { value: 'hello there' } }),
    );
  approved.push(await act(page, { action: 'click', target: { selector: '[data-go]' } }), await page.read());
  approved.push(await act(page, { action: 'read' }));
  await stop();
  return { first: plain(first), selected: plain(withSelection), approved: plain(approved) };
}

function act(page: TestPage, action: Parameters<TestPage['act']>[0]): Promise<unknown> {
  return page.act(action).catch(String);
}

/** Without JSON's escapes, which would split a piece; twice, for the answers of frames are JSON in JSON. */
function plain(readings: unknown): string {
  let text = JSON.stringify(readings) ?? '';
  for (let times = 0; times < 2; times += 1)
    text = text
      .replaceAll('\\n', '\n')
      .replaceAll('\\"', '"')
      .replaceAll('\\\\', '\\')
      .replaceAll('\\t', '\t');
  return text;
}

/** The pieces that a text holds, in spellings that a server could undo. Short words count as words only. */
export function piecesIn(text: string, pieces: readonly string[]): string[] {
  const folded = fold(text);
  const decoded = text.replace(/(?:%[\da-f]{2})+/giu, escapes => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
  return pieces.filter(piece => {
    if (/^[\p{L}\d]{1,8}$/u.test(piece)) {
      const whole = new RegExp(`(?<![\\p{L}\\d])${piece}(?![\\p{L}\\d])`, 'u');
      return whole.test(text) || whole.test(decoded);
    }
    const bare = fold(piece);
    return text.includes(piece) || decoded.includes(piece) || (bare.length >= 5 && folded.includes(bare));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.|]+/gu, '');
}
