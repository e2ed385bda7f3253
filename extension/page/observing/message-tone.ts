import { composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, classNameOf } from '../dom/native-dom.ts';
import { isComplaint } from '../identity/answer-words.ts';

/** Whether a message of the page reports a failure (`bad`) or that something is done (`good`). */
export type Tone = 'good' | 'bad' | 'neutral';

/** By its words, by what its author calls it, and by its colours, in this order: words of failure outweigh the rest. */
export function toneOf(at: Element, text: string): Tone {
  const byWords = toneOfWords(text);
  if (byWords === 'bad') return byWords;
  const byMarks = toneOfMarks(at);
  if (byMarks !== 'neutral') return byMarks;
  return byWords === 'neutral' ? toneOfColours(at) : byWords;
}

export function toneOfWords(text: string): Tone {
  const tones = text.split(SENTENCE_END).map(toneOfSentence);
  if (tones.includes('bad')) return 'bad';
  return tones.includes('good') ? 'good' : 'neutral';
}

const SENTENCE_END = /(?<=[.!?。！？])\s*/u;

function toneOfSentence(text: string): Tone {
  if (NO_FAILURE.test(text) || WAIT.test(text)) return 'neutral';
  if (FAILURE.test(text) || isComplaint(text) || (DONE.test(text) && NOT.test(text))) return 'bad';
  return DONE.test(text) ? 'good' : 'neutral';
}

const WAIT =
  /^\W*(?:please wait|one moment|bitte warten|veuillez patienter|espere|attendere|请稍[候等]|お待ちください)/iu;

/** Pages of errors are called so, and no more. */
export function isErrorTitle(text: string): boolean {
  return ERROR_TITLE.test(text);
}

const ERROR_TITLE =
  /^\s*(?:(?:http )?(?:error|fehler|erreur|errore|错误)?\s*[45]\d\d\b.{0,40}|(?:sorry, )?(?:the |this )?(?:page|seite|página|pagina)? ?(?:was |is |could )?(?:not (?:be )?found|nicht gefunden|introuvable|no encontrada|non trovata)|(?:oops[,!]? )?something went wrong|access denied|forbidden|internal server error|service unavailable|bad (?:gateway|request)|error|fehler|页面不存在|未找到页面|ページが見つかりません)(?:[.!…\s]+(?:please )?try again)?[.!…]*\s*$/iu;

/** `No errors found`, `Kein Fehler aufgetreten`. */
const NO_FAILURE =
  /(?<!\p{L})(?:no|0|without|kein\p{L}*|ohne|aucune?|sans|sin|ning[uú]n\p{L}*|nessun\p{L}*|senza|sem|geen|zonder|без) (?:\p{L}+ )?(?:errors?|failures?|fehler|erreurs?|erro(?:re|res|ri)?s?|fouten|ошибок)(?!\p{L})|fehler ist nicht|没有(?:错误|失败)|エラーはありません/iu;

/** How pages in most languages say that something failed. */
const FAILURE =
  /(?<!\p{L})(?:errors?|fail(?:ed|ure|s)?|invalid|incorrect|wrong|already (?:exists?|been|in|on|registered|taken|used|a member|subscribed|added|booked)|(?:is|was|been) (?:taken|denied|rejected|declined|refused|blocked|locked|expired)|(?:has|have|link|session|token|code) expired|expired|unable to|unauthori[sz]ed|forbidden|could ?n[o'’]t|could not|ca(?:n ?not|n[’']?t) be (?:empty|blank|processed|saved|sent|deleted|found|reached|completed|used|changed)|not (?:allowed|found|accepted|permitted|possible|available|valid|enough)|no longer (?:available|valid)|out of stock|sold out|(?:is|are|does|do) not allow(?:ed)?(?: it)?|does ?n[’']t allow|at most \p{Nd}+|no more than \p{Nd}+|sign in (?:to|first|again)|log in (?:to|first|again)|please (?:enter|correct|check|fix|try|choose|select|fill|provide|log|sign)|try again|too (?:short|long|weak|large|big|many|late)|(?:does|do|did) ?n[o'’]t (?:match|exist|work)|do(?:es)? not (?:match|exist)|went wrong|timed out|insufficient|fehler(?:haft)?|bitte (?:geben|korrigieren|prüfen|wählen|füllen|melden|versuchen)|fehlgeschlagen|ungültig\p{L}*|falsch\p{L}*|bereits (?:vergeben|registriert|vorhanden|verwendet)|schon vergeben|nicht (?:möglich|gefunden|erlaubt|gültig|gespeichert|gesendet|verfügbar|korrekt)|(?:konnte|konnten|kann) (?:\p{L}+ )*nicht|abgelaufen|abgelehnt|erreurs?|échec|échoué\p{L}*|déjà (?:utilisé|pris|enregistré|existant)\p{L}*|(?:est|sont) incorrecte?s?|incorrecte?s?|n[’']a pas pu|impossible|expirée?|refusée?|introuvable|falló|fallad[oa]|inválid[oa]s?|incorrect[oa]s?|ya (?:existe|está|ha sido)|no se (?:pudo|ha podido|encontró)|caducad[oa]|expirad[oa]|rechazad[oa]|errore|fallit[oa]|già (?:in uso|registrat[oa]|esistente)|non (?:valid[oa]|trovat[oa]|corrett[oa])|scadut[oa]|impossibile|erro|falhou|já (?:existe|está)|não (?:foi possível|encontrad[oa])|fout|mislukt|ongeldige?|al (?:in gebruik|geregistreerd|bezet)|verlopen|ошибк\p{L}*|неверн\p{L}*|не удалось|уже (?:существует|занят\p{L}*|используется)|истек\p{L}*|błąd|nieprawidłow\p{L}*|już istnieje)(?!\p{L})|错误|失败|无效|有误|不(?:正确|存在|允许|匹配|可用|合法|一致|能为空)|已(?:被(?:注册|使用|占用)|存在|过期|失效|注册)|未找到|请重(?:试|新)|無効|失敗|エラー|(?:既に|すでに)\p{L}|正しくありません|できません|見つかりません|오류|실패|이미|잘못|일치하지/iu;

/** How pages say that something is done. */
const DONE =
  /(?<!\p{L})(?:saved|created|updated|added|sent|submitted|deleted|removed|changed|confirmed|completed?|published|booked|placed|received|uploaded|imported|registered|subscribed|unsubscribed|archived|restored|cancelled|canceled|paid|success(?:ful(?:ly)?)?|thank(?:s| you)|welcome|gespeichert|erstellt|angelegt|aktualisiert|hinzugefügt|gesendet|gelöscht|entfernt|geändert|bestätigt|erfolgreich|danke|vielen dank|willkommen|enregistrée?s?|créée?s?|mise?s? à jour|ajoutée?s?|envoyée?s?|supprimée?s?|modifiée?s?|confirmée?s?|succès|merci|bienvenue|guardad[oa]s?|cread[oa]s?|actualizad[oa]s?|añadid[oa]s?|enviad[oa]s?|eliminad[oa]s?|éxito|gracias|bienvenid[oa]|salvat[oaie]|creat[oaie]|aggiornat[oaie]|inviat[oaie]|eliminat[oaie]|grazie|salv[oa]s?|criad[oa]s?|atualizad[oa]s?|sucesso|obrigad[oa]|opgeslagen|verzonden|verwijderd|bedankt|сохранен\p{L}*|отправлен\p{L}*|удален\p{L}*|успешно|спасибо|zapisan\p{L}*|wysłan\p{L}*|dziękujemy)(?!\p{L})|成功|已(?:保存|发送|提交|创建|删除|添加|更新|完成|收到)|谢谢|感谢|保存しました|送信しました|削除しました|追加しました|完了|ありがとう|저장|감사/iu;

const NOT =
  /(?<!\p{L})(?:not|never|n[’']t|nicht|kein\p{L}*|ne|pas|no|non|não|niet|geen|не|nie)(?!\p{L})|未|没有|ませんでした|않/iu;

/** By what its author calls it. */
export function toneOfMarks(at: Element): Tone {
  const named = [...composedAncestry(at)]
    .slice(0, LEVELS)
    .map(box => `${classNameOf(box)} ${attributeOf(box, 'id') ?? ''} ${attributeOf(box, 'data-type') ?? ''}`);
  for (const name of named) {
    // First, because WordPress calls a success `notice-success settings-error`.
    if (GOOD_NAME.test(name)) return 'good';
    if (BAD_NAME.test(name)) return 'bad';
  }
  return 'neutral';
}

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
const COLOUR = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/u;

export function hueOf(colour: string): 'red' | 'green' | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (COLOUR.exec(colour) ?? [])
    .slice(1)
    .map(part => (part === undefined ? 1 : Number(part)));
  if (alpha < 0.1) return undefined;
  if (red - Math.max(green, blue) > LEAD && Math.abs(green - blue) < red - Math.max(green, blue))
    return 'red';
  return green - Math.max(red, blue) > LEAD / 2 ? 'green' : undefined;
}
