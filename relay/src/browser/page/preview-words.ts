import type { ApprovalPreview, Bilingual, Language } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { APPROVAL_WORDS, leadingTo, quoted, sentenceOf } from '../approvals/approval-words.ts';
import type { ProposedAction } from './action-observer.ts';
import type { EngineAction } from './engine-answers.ts';

type Call = (...given: unknown[]) => unknown;

const detailSchema = z.object({ label: z.string(), text: z.string(), isWarning: z.literal(true).optional() });

const wordedSchema = z.object({
  isHarmless: z.boolean(),
  effect: z.string(),
  risk: z.string(),
  sentence: z.object({ before: z.string(), after: z.string() }),
  target: z.object({ kind: z.string(), name: z.string() }).optional(),
  opens: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  details: z.array(detailSchema),
  sends: z.array(z.object({ label: z.string(), value: z.string() })),
});
type Worded = z.output<typeof wordedSchema>;

const addressSchema = z.object({ opens: z.string(), details: z.array(detailSchema) });
export type WordedAddress = z.output<typeof addressSchema>;

const boundSchema = z.looseObject({
  status: z.literal('bound'),
  binding: z.looseObject({ fingerprint: z.string().optional(), bound: z.string().optional() }),
  /** Its code and parameters, in no language yet. */
  sentence: z.unknown().optional(),
});
type Bound = z.output<typeof boundSchema>;

const bilingualSchema = z.object({ en: z.string(), zh: z.string() });

type Previewed = {
  language: Language;
  action: Omit<EngineAction, 'files' | 'isTrusted'>;
  preview: { binding: unknown };
  files: EngineAction['files'];
};

type Asking = Pick<ProposedAction, 'point'> & {
  /** Previews the same once more in that language. */
  revalidate(language: Language): Promise<unknown>;
};

type Wording = 'wordPreview' | 'wordForPeople' | 'wordAddress' | 'withMarks';

/** The engine's words for people. */
export class PreviewWords {
  readonly #wordPreview: Call;
  readonly #wordForPeople: Call;
  readonly #wordAddress: Call;
  readonly #withMarks: Call;

  constructor({ wordPreview, wordForPeople, wordAddress, withMarks }: Record<Wording, Call>) {
    this.#wordPreview = wordPreview;
    this.#wordForPeople = wordForPeople;
    this.#wordAddress = wordAddress;
    this.#withMarks = withMarks;
  }

  proposed(previewed: Previewed, { revalidate, point }: Asking): Omit<ProposedAction, 'facts'> {
    const { language, preview, files = [] } = previewed;
    const own = this.#word(previewed, language);
    const other = language === 'en' ? 'zh' : 'en';
    return {
      point,
      isHarmless: own.isHarmless,
      title: {
        en: titleOf(this.#word(previewed, 'en'), 'en'),
        zh: titleOf(this.#word(previewed, 'zh'), 'zh'),
      },
      card: async () => {
        const again = boundSchema.safeParse(await revalidate(other)).data;
        if (!again || !isSame(boundSchema.parse(preview), again)) throw changed();
        const card = (words: Worded, inLanguage: Language): ApprovalPreview =>
          previewOf(words, inLanguage, files);
        const theirs = card(this.#word({ ...previewed, preview: again }, other), other);
        const ours = card(own, language);
        return language === 'en' ? { en: ours, zh: theirs } : { en: theirs, zh: ours };
      },
    };
  }

  ofOutcome(outcome: unknown): Bilingual {
    return bilingualSchema.parse(this.#wordForPeople(outcome));
  }

  ofAddress(address: string, language: Language): WordedAddress {
    return addressSchema.parse(this.#wordAddress({ language, address }));
  }

  /** With marks for characters that are invisible or move others. */
  ofText(text: string): string {
    return z.string().parse(this.#withMarks(text));
  }

  #word({ action, preview }: Pick<Previewed, 'action' | 'preview'>, language: Language): Worded {
    return wordedSchema.parse(this.#wordPreview({ language, action, preview }));
  }
}

/** Both cards are about the same: what is bound is compared with what is there, once more when it runs. */
function isSame(first: Bound, second: Bound): boolean {
  // Which way a press turns something over is no part of the target.
  const [one, other] = [first, second].map(({ binding: { fingerprint, bound }, sentence }) =>
    JSON.stringify([fingerprint, bound, sentence]),
  );
  return one === other;
}

/** Without the kind, which the page was asked for in one language. */
function titleOf({ sentence, target, opens }: Worded, language: Language): string {
  const name = quoted(target?.name ?? '', language) || (target?.kind ?? '');
  return leadingTo(opens, sentenceOf([sentence.before, name, sentence.after], language), language);
}

function previewOf(
  words: Worded,
  language: Language,
  files: NonNullable<EngineAction['files']>,
): ApprovalPreview {
  const { sentence, target, opens, isHarmless: _isHarmless, ...facts } = words;
  const { kind, name } = target ?? { kind: '', name: '' };
  const given = files.map(({ name: file, data }) => ({
    label: APPROVAL_WORDS.file[language],
    text: `${file} (${Math.round((data.length * 3) / 4)} B)`,
  }));
  return {
    ...facts,
    sentence: leadingTo(
      opens,
      sentenceOf([sentence.before, kind, quoted(name, language), sentence.after], language),
      language,
    ),
    parts: { ...sentence, kind, name },
    details: [...facts.details, ...given],
  };
}

function changed(): HttpError {
  return new HttpError(
    409,
    'element_changed',
    'The page changed while the action was prepared, and nothing was done. Take a snapshot first.',
  );
}

const pointedSchema = z.object({
  binding: z.object({ elementId: z.string() }),
  points: z.array(z.unknown()).optional(),
});

/** Scrolls to the target of a preview and outlines it, or takes the outline away. Nothing is outlined for a page as a whole. */
export async function pointAt(
  preview: unknown,
  isOn: boolean,
  ask: (name: string, at: object) => Promise<unknown>,
): Promise<void> {
  const { binding, points = [] } = pointedSchema.safeParse(preview).data ?? {};
  if (binding === undefined) return;
  const { elementId } = binding;
  if (isOn) await ask('tab.showElement', { elementId });
  const outlined = isOn ? { elementIds: [elementId], points } : { elementIds: [], points: [] };
  await ask('tab.outline', outlined);
}
