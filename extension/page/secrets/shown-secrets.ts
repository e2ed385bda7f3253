import { stepRoots } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isInput, isText } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { namesExpiry } from './harmless-words.ts';
import { namesLock } from './mask-pins.ts';
import { joinedWords } from './mask-sentences.ts';
import { GIVES_VALUE, valueGiven } from './mask-unasked.ts';
import { isName, looseTextAfter, MAX_HEADING_LENGTH, placesUnder } from './places-under.ts';
import { isPrivateNumber, namesPrivateNumber } from './private-numbers.ts';
import { quotesOf } from './quotes-of.ts';
import { AMBIGUOUS, CODE_ALONE, createNamingReader, type Naming } from './secret-headings.ts';
import { mayNameSecret, namesSecretItself } from './secret-words.ts';
import { asksForAnswer, isAnswer, namesReply } from './security-answers.ts';
import { wordsOfPhrases } from './shown-phrases.ts';
import { isPhraseOfWords, isPressable, valuesIn, valuesInText } from './shown-values.ts';

declare global {
  interface AssentDocumentState {
    shownSecrets?: { pattern: RegExp | undefined; at: number } | undefined;
  }
}

/** Matches the shown secrets; undefined without any. Gathered once for the parts of one reading. */
export function shownSecretsPattern(): RegExp | undefined {
  const known = justGathered();
  if (known) return known.pattern;
  const steps = gather();
  let step = steps.next();
  while (!step.done) step = steps.next();
  return remember(step.value);
}

/** Gathers them in steps, for {@link shownSecretsPattern} right afterwards. */
export function* gatherShownSecrets(): Generator<undefined, void> {
  if (!justGathered()) remember(yield* gather());
}

function justGathered(): AssentDocumentState['shownSecrets'] {
  const { shownSecrets: known } = documentState;
  return known && performance.now() - known.at < MILLISECONDS_OF_A_READING ? known : undefined;
}

function remember(secrets: readonly string[]): RegExp | undefined {
  const pattern = quotesOf(secrets);
  documentState.shownSecrets = { pattern, at: performance.now() };
  return pattern;
}

const MILLISECONDS_OF_A_READING = 100;

/**
 * Secrets that the page shows as text after a heading that names them: a column "Password", a row or term "API key", a list
 * under "Recovery codes". Masked wherever they are quoted. It pauses after each part.
 */
function* gather(): Generator<undefined, string[]> {
  const secrets = new Set<string>();
  const add = (found: readonly string[]): undefined => {
    for (const secret of found) secrets.add(secret);
  };
  for (const root of stepRoots(document)) {
    yield;
    if (!root) continue;
    const texts = textsOf(root);
    yield add(wordsOfPhrases(texts));
    const namingOf = createNamingReader();
    for (const text of texts) yield add(secretsNamedBy(text, namingOf(text)));
    yield add([...queryAllIn(root, CALLED_SECRET)].flatMap(valuesOf));
    yield add([...queryAllIn(root, NAMED_GROUPS)].flatMap(optionsOf));
    yield add([...queryAllIn(root, BUTTONS)].slice(0, MAX_BUTTONS).flatMap(valuesBeside));
  }
  return [...secrets].slice(0, MAX_VALUES);
}

function secretsNamedBy({ data }: Text, naming: Naming | undefined): string[] {
  const joined = data.length < MAX_LINE ? joinedWords(data) : [];
  return naming ? [...joined, ...valuesUnder(naming)] : joined;
}

function textsOf(root: Document | ShadowRoot): Text[] {
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let left = MAX_TEXTS; left > 0; left -= 1) {
    const node = walker.nextNode();
    if (!node) break;
    if (isText(node)) texts.push(node);
  }
  return texts;
}

const MAX_LINE = 120;
const MAX_TEXTS = 20_000;
const MAX_VALUES = 300;
const MAX_BUTTONS = 500;

const BUTTONS = 'button, [role=button], [role=menuitem], input[type=button], label:has(> [type=checkbox])';
const NAMED_GROUPS = '[role=radiogroup][aria-label], [role=listbox][aria-label], [role=list][aria-label]';

/** The choices of a group that is named like a secret; some name first what it is for: "kim / s3cret". */
function optionsOf(group: Element): string[] {
  const name = attributeOf(group, 'aria-label') ?? '';
  if (!mayNameSecret(name) || !namesSecretItself(name)) return [];
  const options = [...queryAllIn(group, '[role=radio], [role=option], [role=listitem]')].slice(
    0,
    MAX_BUTTONS,
  );
  return options.flatMap(option => valuesIn(option, 'words'));
}

/** What "Copy password" stands beside. */
function valuesBeside(button: Element): string[] {
  const name = (
    attributeOf(button, 'aria-label') ?? (isInput(button) ? button.value : textOf(button))
  ).trim();
  if (name.length > MAX_HEADING_LENGTH || !GIVES_VALUE.test(name)) return [];
  const given = valueGiven(name);
  if (given) return [given];
  if (!mayNameSecret(name) || !namesSecretItself(name)) return [];
  const box = button.closest('tr, li, [role=row]') ?? button.parentElement;
  if (!box || textOf(box).length > MAX_ROW) return [];
  return valuesIn(box, 'forms').filter(value => value !== name);
}

const MAX_ROW = 200;

const CALLED_SECRET =
  '[class~=password i], [class~=passwd i], [class~=secret i], [class~=passphrase i], [class*="api-key" i], [class*="apikey" i],' +
  ' [class*="recovery-code" i], [class*="backup-code" i], [data-secret], [itemprop=password]';

/** An element that its class calls a secret; one with parts is a box around a field. */
function valuesOf(called: Element): string[] {
  return called.firstElementChild === null && !isPressable(called) && !isMatching(called, 'label')
    ? valuesIn(called, 'words')
    : [];
}

function valuesUnder({ heading, beside }: Naming): string[] {
  const name = beside ? (heading.firstChild?.nodeValue ?? '') : textOf(heading);
  if (namesExpiry(name))
    return placesUnder(heading)
      .map(({ place }) => textOf(place).trim())
      .filter(text => MONTH.test(text));
  if (asksForAnswer(name) || namesReply(name)) return answersUnder(heading, name, beside);
  const isPhrase = NAMES_PASSPHRASE.test(name);
  const isNumber = namesPrivateNumber(name);
  const within = beside
    ? [
        {
          place: beside,
          isSure:
            (/[:：]\s*$/u.test(name) && !beside.nextElementSibling) || isMatching(beside, 'output, code'),
        },
      ]
    : [];
  const form = formUnder(name, heading);
  const places = [...within, ...placesUnder(heading)].filter(({ isSure }) => isSure || form !== COMBINATION);
  const values = places.flatMap(({ place, isSure }) => [
    ...valuesIn(place, NAMES_PHRASE.test(name) ? 'phrase' : isSure ? 'words' : 'forms', heading),
    ...(isSure ? [textOf(place).trim()].filter(text => /^\d{3}$/u.test(text)) : []),
    ...(isNumber ? [textOf(place).trim()].filter(isPrivateNumber) : []),
    ...(isPhrase ? [textOf(place).trim()].filter(isPhraseOfWords) : []),
  ]);
  const loose = isName(heading) ? valuesInText(looseTextAfter(heading)) : [];
  return form ? values.filter(value => form.test(value)) : [...values, ...loose];
}

/**
 * What alone is a secret where the name means other things too. Articles and countries have their codes in tables, and locks
 * other numbers under their headings.
 */
function formUnder(name: string, heading: Element): RegExp | undefined {
  if (AMBIGUOUS.test(name)) return MIXED;
  if (CODE_ALONE.test(name)) return heading.closest('tr, [role=row]') ? /^$/u : VOUCHER;
  return namesLock(name) ? COMBINATION : undefined;
}

const VOUCHER = /^(?=.*\d)(?=.*[A-Z]{3})[A-Z\d]{2,5}(?:-[A-Z\d]{4,5}){2,4}(?:-[A-Z\d]{2})?$/u;
const COMBINATION = /^(?:\d{4,8}#?|\d(?: \d){3,5})$/u;

/** What stands in the place of an answer. An article asks too, and answers in the paragraph below. */
function answersUnder(question: Element, name: string, beside: Element | undefined): string[] {
  const isLabel = !/[?？]/u.test(name);
  const places = placesUnder(question).filter(({ isSure }, at) => isSure || (isLabel && at === 0));
  return [...(beside ? [beside] : []), ...places.map(({ place }) => place)]
    .filter(place => !isPressable(place) && place.querySelector('input, select, textarea') === null)
    .map(place => textOf(place).trim())
    .filter(text => isAnswer(text) && !namesReply(text));
}

/** The end of a card's validity. */
const MONTH = /^(?:0[1-9]|1[0-2])\s?[/.-]\s?(?:20)?\d\d$/u;

const MIXED = /(?=.*\p{Ll}|.{12})(?:\p{L}\d+\p{L}|\d\p{L}+\d)/u;

const NAMES_PASSPHRASE = /pass ?phrase/iu;
const NAMES_PHRASE =
  /(?<!pass ?)phrase|word #?\d|mnemonic|seed|(?:secret|recovery|backup) words|助记词|助記詞|phrase secr|frase|wiederherstellungsw/iu;
