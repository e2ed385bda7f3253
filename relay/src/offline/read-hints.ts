/** What the brackets of a description tell. Only what helps to tell elements apart is kept by name. */
export type Hints = {
  placeholder: string;
  type: string;
  value: string;
  near: string;
  dialog: string;
  options: readonly string[];
  /** The list of options goes on after those that are told, or tells some only in part. */
  hasMoreOptions: boolean;
  /** Which of several equals, in the order of the page: "第2个/共3个", "2 of 3". */
  place: { index: number; count: number } | undefined;
};

type Label = 'placeholder' | 'type' | 'value' | 'near' | 'dialog' | 'options';

const LABELS: readonly [words: RegExp, label: Label][] = [
  [/^placeholder\s*[:：]\s*/iu, 'placeholder'],
  [/^(?:type|类型)\s*[:：]\s*/iu, 'type'],
  [/^(?:value|值)\s*[:：]\s*/iu, 'value'],
  [/^(?:near|附近)\s*[:：]\s*/iu, 'near'],
  [/^(?:dialog|对话框)(?:\s*[:：]\s*|$)/iu, 'dialog'],
  [/^(?:options?|选项)\s*[:：]\s*/iu, 'options'],
];
const STATE =
  /^(?:multi-?line|multiple|rich text|filled|(?:un)?checked|expanded|collapsed|current|selected|disabled|read-?only|required|covered|多行|可多选|富文本|已填写|[已未]勾选|已展开|已折叠|当前|已选中?|已禁用|只读|必填|被遮挡)$/iu;
const PLACE = /^第(\d+)个\/共(\d+)个?$|^(\d+) of (\d+)$/u;
const OPENING = /\s*[(（]/gu;

/** A name may hold brackets of its own: the hints begin at the first bracket that opens with a known one. */
export function splitHints(text: string): { name: string; hints: Hints } {
  const inner = /[)）]\s*$/u.test(text) ? text.replace(/[)）]\s*$/u, '') : '';
  for (const opening of inner.matchAll(OPENING)) {
    const pieces = inner.slice(opening.index + opening[0].length).split(/[,，]\s*/u);
    if (isHint(pieces[0] ?? ''))
      return { name: inner.slice(0, opening.index).trim(), hints: readPieces(pieces) };
  }
  return { name: text.trim(), hints: readPieces([]) };
}

function labelOf(piece: string): { label: Label; text: string } | undefined {
  for (const [words, label] of LABELS) {
    if (words.test(piece)) return { label, text: piece.replace(words, '') };
  }
  return undefined;
}

function isHint(piece: string): boolean {
  return labelOf(piece) !== undefined || STATE.test(piece) || PLACE.test(piece);
}

/** Nearby text and options hold commas too, so what is no hint of its own goes on with the one before. */
function readPieces(pieces: readonly string[]): Hints {
  const texts: Record<Label, string> = {
    placeholder: '',
    type: '',
    value: '',
    near: '',
    dialog: '',
    options: '',
  };
  let place: Hints['place'];
  let open: Label | undefined;
  for (const piece of pieces) {
    const labelled = labelOf(piece);
    if (labelled) {
      open = labelled.label;
      texts[open] = labelled.text || open;
    } else if (isHint(piece)) {
      place = placeOf(piece) ?? place;
      open = undefined;
    } else if (open) texts[open] += `,${piece}`;
  }
  return { ...texts, ...readOptions(texts.options), place };
}

function placeOf(piece: string): Hints['place'] {
  const [, ...figures] = PLACE.exec(piece) ?? [];
  const [index, count] = figures.filter(figure => figure !== undefined).map(Number);
  return index === undefined || count === undefined ? undefined : { index, count };
}

function readOptions(text: string): Pick<Hints, 'options' | 'hasMoreOptions'> {
  const all = text
    .split(text.includes('|') ? '|' : /[,，、;；]/u)
    .map(option => option.trim())
    .filter(option => option !== '');
  const told = all.filter(option => !option.startsWith('…'));
  return { options: told, hasMoreOptions: told.length === 0 || all.some(option => option.includes('…')) };
}
