import { colourOf } from '../dom/colour.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, classNameOf, isMatching } from '../dom/native-dom.ts';
import { isComplaint } from '../identity/answer-words.ts';
import { DONE, FAILURE, LEGEND, NO_FAILURE, NOT, PREVIEW, REFUSAL } from './message-words.ts';

/** Whether a message of the page reports a failure (`bad`) or that something is done (`good`). */
export type Tone = 'good' | 'bad' | 'neutral';

/** By its words, by what its author calls it, and by its colours, in this order: words are meant for the person. */
export function toneOf(at: Element, text: string): Tone {
  const named = toneOfName(at, text);
  return named === 'neutral' ? toneOfColours(at) : named;
}

/** Without its colours, which a page uses for anything. */
export function toneOfName(at: Element, text: string): Tone {
  const byWords = toneOfWords(text);
  return byWords === 'neutral' ? toneOfMarks(at) : byWords;
}

export function toneOfWords(text: string): Tone {
  const isPreview = isOfPreview(text);
  const sentences = text.split(SENTENCE_END).filter(sentence => !CONDITION.test(sentence));
  const tones = sentences.map(sentence => toneOfSentence(sentence, isPreview));
  if (tones.includes('bad')) return 'bad';
  return tones.includes('good') ? 'good' : 'neutral';
}

/** `These items will be deleted:` */
const INTRODUCTION = /[:：]\s*$/u;

/** What may come, such as advice beside a success. */
const CONDITION =
  /^\W*(?:(?:if|falls|wenn|sollten|om|jos|jeśli|если|якщо|eğer|jika|si (?:vous|usted|no|desea|necesita|tiene)|se (?:non|hai|vuoi|desidera|você))(?!\p{L})|如果|如需|如有|若)/iu;

/** A point before a digit ends none. */
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;

function toneOfSentence(text: string, isPreview: boolean): Tone {
  if (NO_FAILURE.test(text) || LEGEND.test(text) || WAIT.test(text)) return 'neutral';
  if (FAILURE.test(text) || REFUSAL.test(text) || isComplaint(text)) return 'bad';
  if (!DONE.test(text) || INTRODUCTION.test(text)) return 'neutral';
  if (!NOT.test(text)) return 'good';
  return isPreview ? 'neutral' : 'bad';
}

const WAIT =
  /^\W*(?:please wait|(?:one|just a) moment|(?:you(?:[’']re| are) being )?redirect(?:ed|ing)|(?:please )?(?:do not|don[’']t) (?:close|leave|refresh|reload)|bitte (?:warten|geben sie .{0,40} in ihrer app frei)|veuillez (?:patienter|ne pas)|espere|no cierre|attendere|non chiudere|aguarde|não feche|proszę czekać|lütfen bekleyin|подождите|请(?:稍[候等]|耐心)|请?(?:勿|不要)(?:关闭|刷新|离开)|正在|お待ちください|잠시만)/iu;

/** What a form would lead to, without its having been sent. */
export function isOfPreview(text: string): boolean {
  return PREVIEW.test(text);
}

/** `Loading…`: the page has more to say. */
export function isProgress(text: string): boolean {
  return PROGRESS.test(text) && toneOfWords(text) === 'neutral';
}

const PROGRESS = /^[^.!?…。]{2,60}(?:\.{3}|…)$/u;

/** Pages of errors are called so, and no more. */
export function isErrorTitle(text: string): boolean {
  return ERROR_TITLE.test(text);
}

const ERROR_TITLE =
  /^\s*(?:(?:http )?(?:error|fehler|erreur|errore|错误)?\s*[45]\d\d\b.{0,40}|(?:sorry, )?(?:the |this )?(?:page|seite|página|pagina)? ?(?:was |is |could )?(?:not (?:be )?found|nicht gefunden|introuvable|no encontrada|non trovata)|(?:oops[,!]? )?something went wrong|access denied|permission denied|you (?:do not|don[’']t) have (?:access|permission).{0,120}|not (?:allowed|authori[sz]ed|permitted)|forbidden|internal server error|service unavailable|bad (?:gateway|request)|error|fehler|页面不存在|未找到页面|ページが見つかりません)(?:[.!…\s]+(?:please )?try again)?[.!…]*\s*$/iu;

/** By what its author calls it. */
export function toneOfMarks(at: Element): Tone {
  const named = [...composedAncestry(at)]
    .slice(0, LEVELS)
    .filter(box => !isMatching(box, PAGE))
    .map(box => `${classNameOf(box)} ${attributeOf(box, 'id') ?? ''} ${attributeOf(box, 'data-type') ?? ''}`);
  for (const name of named) {
    // First, because WordPress calls a success `notice-success settings-error`.
    if (GOOD_NAME.test(name)) return 'good';
    if (BAD_NAME.test(name)) return 'bad';
  }
  return 'neutral';
}

/** Their names are of the whole page, as of one that asks for a confirmation. */
const PAGE = 'html, body, main, [role=main]';

/** A kit names the box around the words. */
const LEVELS = 3;

const BAD_NAME =
  /(?<![a-z])(?:errors?|danger|invalid|fail(?:ed|ure)?|negative|critical|is-error|destructive)(?![a-z])/iu;
const GOOD_NAME = /(?<![a-z])(?:success(?:ful)?|positive|confirmation|updated|is-ok)(?![a-z])/iu;

function toneOfColours(at: Element): Tone {
  const { color, backgroundColor } = getComputedStyle(at);
  const hues = [hueOf(color), hueOf(backgroundColor)];
  if (hues.includes('red')) return 'bad';
  return hues.includes('green') ? 'good' : 'neutral';
}

/** Of the channels from 0 to 255, as far as one outweighs the others. */
const LEAD = 25;

export function hueOf(colour: string): 'red' | 'green' | undefined {
  const [red, green, blue, alpha] = colourOf(colour) ?? [0, 0, 0, 0];
  if (alpha < 0.1) return undefined;
  if (red - Math.max(green, blue) > LEAD && Math.abs(green - blue) < red - Math.max(green, blue))
    return 'red';
  return green - Math.max(red, blue) > LEAD / 2 ? 'green' : undefined;
}
