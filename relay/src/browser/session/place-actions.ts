import type { ApprovalPreview, Language } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { APPROVAL_WORDS, quoted, sentenceOf } from '../approvals/approval-words.ts';
import type { ActionObserver, ProposedAction } from '../page/action-observer.ts';
import type { PreviewWords } from '../page/preview-words.ts';

type Kind = 'tab' | 'window';

/** Opening a tab or a window, for a person who decides on it. */
export function opening(kind: Kind, url: string | undefined, words: PreviewWords): ProposedAction {
  const where = { tab: APPROVAL_WORDS.newTab, window: APPROVAL_WORDS.newWindow }[kind];
  return shownAs({ action: `open_${kind}`, url }, language => {
    const before = APPROVAL_WORDS.open[language];
    const risk = APPROVAL_WORDS.acts[language];
    if (url === undefined) {
      const empty = `${APPROVAL_WORDS.empty[language]} ${APPROVAL_WORDS[kind][language]}`;
      return { parts: { before, kind: empty, name: '', after: '' }, risk };
    }
    const { opens, details } = words.ofAddress(url, language);
    return { parts: { before, kind: '', name: opens, after: where[language] }, risk, details };
  });
}

/** What was on the card is what is closed: the same place may have another page by then. */
export async function approveClosing(
  kind: Kind,
  { observer, words }: { observer: ActionObserver; words: PreviewWords },
  look: () => Promise<{ title: string; url: string } | undefined>,
): Promise<void> {
  const shown = await look();
  if (!shown) throw changed();
  await observer.beforeRun(closing(kind, shown, words));
  const now = await look();
  if (now?.url !== shown.url || now.title !== shown.title) throw changed();
}

function closing(
  kind: Kind,
  { title, url }: { title: string; url: string },
  words: PreviewWords,
): ProposedAction {
  return shownAs({ action: `close_${kind}`, url }, language => ({
    parts: {
      before: APPROVAL_WORDS.close[language],
      kind: APPROVAL_WORDS[kind][language],
      name: words.ofText(title),
      after: '',
    },
    risk: APPROVAL_WORDS.acts[language],
    details: [{ label: APPROVAL_WORDS.address[language], text: words.ofText(url) }],
  }));
}

function shownAs(
  { action, url }: { action: string; url: string | undefined },
  inLanguage: (
    language: Language,
  ) => Pick<ApprovalPreview, 'parts' | 'risk'> & Partial<Pick<ApprovalPreview, 'details'>>,
): ProposedAction {
  const card = (language: Language): ApprovalPreview => {
    const { parts, risk, details = [] } = inLanguage(language);
    const { before, kind, name, after } = parts;
    const sentence = sentenceOf([before, kind, quoted(name, language), after], language);
    return { sentence, effect: 'acts', risk, parts, details, sends: [] };
  };
  const cards = { en: card('en'), zh: card('zh') };
  return {
    facts: { action, effect: 'acts', places: url === undefined ? [] : [url] },
    isHarmless: false,
    title: { en: cards.en.sentence, zh: cards.zh.sentence },
    card: async () => cards,
    point: async () => undefined,
  };
}

function changed(): HttpError {
  return new HttpError(
    409,
    'element_changed',
    'What was to be closed has changed meanwhile, and nothing was done. List it again.',
  );
}
