import { type Language, languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { withMarks } from '../../messages/formatting/visible-characters.ts';
import { type PersonMessages, personMessages } from '../../messages/person/person-messages.ts';
import { actionSentence, aroundTarget } from '../../operations/action-sentence.ts';
import { actionSchema, isHarmless } from '../../operations/contract/action.ts';
import { isPaintedUnlike, isPunycode, leadsElsewhere } from '../../operations/contract/judge-facts.ts';
import { lookalikeScripts } from '../../operations/contract/lookalikes.ts';
import { outcomeSchema } from '../../operations/contract/outcome.ts';
import { type Preview, previewSchema } from '../../operations/contract/preview.ts';
import type { ElementFacts } from '../../page/element-facts.ts';
import { maskAddress } from '../../page/secrets/mask-address.ts';
import { MASK } from '../../page/secrets/secrets.ts';

/**
 * What a person reads of a session of the relay: the cards of the panel in plain sentences, with its marks for characters that are
 * invisible or move others.
 */

type Bound = Extract<Preview, { status: 'bound' }>;

/** `label` is ours, `text` the page's: the page could imitate our words otherwise. */
interface Detail {
  label: string;
  text: string;
  isWarning?: true;
}

interface WordedPreview {
  isHarmless: boolean;
  effect: Bound['effect'];
  risk: string;
  /** Around the target; the page's name of it is not part of it. */
  sentence: { before: string; after: string };
  target?: { kind: string; name: string };
  /** Host and path of the page that is opened, without secrets. */
  opens?: string;
  before?: string;
  after?: string;
  details: Detail[];
  sends: { label: string; value: string }[];
}

const previewedSchema = z.object({ language: languageSchema, action: actionSchema, preview: previewSchema });

/** A card in words. Throws where the preview has none. */
export function wordPreview(given: unknown): WordedPreview {
  const { language, action, preview } = previewedSchema.parse(given);
  if (preview.status !== 'bound') throw new Error('Only a bound preview has words.');
  const messages = personMessages[language];
  const { before, after, isSecret } = preview;
  const target = targetOf(preview, messages);
  const opens = openedBy(preview);
  return {
    isHarmless: isHarmless(preview.effect),
    effect: preview.effect,
    risk: messages.card.effects[preview.effect],
    sentence: aroundTarget(actionSentence(action.action, preview.sentence, language)),
    ...(target ? { target } : {}),
    ...(opens === undefined ? {} : { opens }),
    ...(before === undefined ? {} : { before: withMarks(messages.word(before)) }),
    ...(after === undefined ? {} : { after: isSecret ? MASK : withMarks(messages.word(after)) }),
    details: detailsOf(preview, messages),
    sends: sentBy(preview, messages),
  };
}

function targetOf({ binding, facts }: Bound, { card }: PersonMessages): WordedPreview['target'] {
  if (binding.kind === 'tab' && !facts) return undefined;
  if (binding.kind === 'page' || !facts) return { kind: card.wholePage, name: '' };
  const kind = binding.kind === 'selection' ? card.selection : facts.kind;
  // A page that does not exist yet has only an address.
  if (kind === '' && facts.name === '') return undefined;
  return { kind, name: facts.name === '' ? card.unnamed : withMarks(facts.name) };
}

/** Where an operation on the tab itself leads. */
function openedBy({ binding, facts }: Bound): string | undefined {
  return binding.kind === 'tab' && facts?.link !== undefined ? hostAndPath(facts.link) : undefined;
}

function hostAndPath(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  const { origin, protocol, pathname } = url;
  return maskAddress(`${origin}${pathname === '/' ? '' : pathname}`).slice(`${protocol}//`.length);
}

const addressedSchema = z.object({ language: languageSchema, address: z.string() });

/** The address of a tab that is to be opened: its host and path without secrets, and what a card says of it. */
export function wordAddress(given: unknown): { opens: string; details: Detail[] } {
  const { language, address } = addressedSchema.parse(given);
  const { card } = personMessages[language];
  return { opens: hostAndPath(address), details: destination(card.leadsTo, address, false, card) };
}

function detailsOf(
  { facts, submitsTo, details = [], code, asksFile }: Bound,
  messages: PersonMessages,
): Detail[] {
  const { card } = messages;
  const own = details.map(text => ({ label: '', text: withMarks(messages.word(text)) }));
  const given = [...own, ...(code === undefined ? [] : [{ label: '', text: withMarks(code) }])];
  if (!facts) return given;
  return [
    ...lookalikesIn(facts.name, messages),
    ...paintedOn(facts, messages),
    ...placeOf(facts, messages),
    ...(submitsTo
      ? destination(card.submitsTo, submitsTo.origin, submitsTo.foreign, card)
      : linkOf(facts, card)),
    ...(asksFile ? [] : extrasOf(facts, messages)),
    ...given,
  ];
}

function paintedOn(facts: ElementFacts, messages: PersonMessages): Detail[] {
  const { card } = messages;
  const { name, painted, isHint, isPartlyRead } = facts;
  const isUnlike = isPaintedUnlike(facts);
  return [
    ...(isHint ? [{ label: card.hinted, text: '' }] : []),
    ...(painted === undefined
      ? []
      : [{ label: card.paintedAs, text: withMarks(painted), ...(isUnlike && WARNING) }]),
    ...(isUnlike && name !== '' ? [{ label: card.paintedUnlike, text: '', ...WARNING }] : []),
    ...lookalikesIn(painted ?? '', messages),
    ...(isPartlyRead ? [{ label: card.partlyRead, text: '', ...WARNING }] : []),
  ];
}

type Card = PersonMessages['card'];

const WARNING = { isWarning: true } as const;

/** Letters of the page's words that may pass for others. */
function lookalikesIn(words: string, { card, format, locale }: PersonMessages): Detail[] {
  const scripts = lookalikeScripts(words);
  if (scripts.length === 0) return [];
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  const named = format.list(scripts.map(code => names.of(code) ?? code));
  return [{ label: card.lookalikes(named), text: withMarks(words), ...WARNING }];
}

function placeOf({ place, near, parts, inFrame, origin }: ElementFacts, messages: PersonMessages): Detail[] {
  const { card } = messages;
  const frame = origin === 'null' ? card.inFrameWithoutAddress : card.inFrame(origin);
  const said = (label: string, words: string): Detail[] => [
    { label, text: withMarks(words) },
    ...lookalikesIn(words, messages),
  ];
  const around = parts?.flatMap(({ kind, words }) => said(card.partOf[kind], words));
  return [
    ...(place ? [{ label: card.place(place.index, place.count), text: '' }] : []),
    ...(inFrame ? [{ label: frame, text: '' }] : []),
    ...(around ?? (near ? said(card.near, near) : [])),
  ];
}

function linkOf(facts: ElementFacts, card: Card): Detail[] {
  const { address, link } = facts;
  return [
    ...(address === undefined ? [] : destination(card.at, address, false, card)),
    ...(link === undefined ? [] : destination(card.leadsTo, link, leadsElsewhere(facts), card)),
  ];
}

function destination(label: string, address: string, isForeign: boolean, card: Card): Detail[] {
  const text = address === 'null' ? card.withoutAddress : withMarks(address);
  return [
    isForeign ? { label: `${label} (${card.foreign})`, text, ...WARNING } : { label, text },
    ...(isPunycode(address) ? [{ label: card.punycode, text: '', ...WARNING }] : []),
  ];
}

function extrasOf(
  { opensTab, downloads, pings = [] }: ElementFacts,
  { card, format }: PersonMessages,
): Detail[] {
  return [
    ...(opensTab ? [{ label: card.inNewTab, text: '' }] : []),
    ...(downloads === undefined ? [] : [{ label: card.downloads, text: withMarks(downloads) || card.aFile }]),
    ...(pings.length === 0 ? [] : [{ label: card.pings, text: withMarks(format.list(pings)) }]),
  ];
}

function sentBy({ sends }: Bound, { card }: PersonMessages): WordedPreview['sends'] {
  if (!sends) return [];
  const fields = sends.fields.map(({ label, name, values, isHidden, isUnsent }) => ({
    label: [withMarks(label || (name ?? card.unnamed)), ...(isHidden ? [card.sentUnseen] : [])].join(' · '),
    value: isUnsent ? card.notSent : withMarks(values.join(', ')),
  }));
  return sends.more ? [...fields, { label: card.sentMore(sends.more), value: '' }] : fields;
}

/** An outcome as a person reads it, in each language. Throws where it is none. */
export function wordForPeople(given: unknown): Record<Language, string> {
  const { forPerson, message } = outcomeSchema.parse(given);
  const text = forPerson ?? message;
  return { en: personMessages.en.word(text), zh: personMessages.zh.word(text) };
}
