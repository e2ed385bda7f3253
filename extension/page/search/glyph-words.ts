/** Words for the signs that stand on buttons instead of words. */
const GLYPHS: readonly (readonly [RegExp, string])[] = [
  [/^[+＋➕]$/u, 'add plus increase'],
  [/^[-−–－➖]$/u, 'minus decrease'],
  [/^[×✕✖✗✘❌]$/u, 'close remove'],
  [/^[>›→▶❯»⟩▸]$/u, 'next'],
  [/^[<‹←◀❮«⟨◂]$/u, 'previous back'],
  [/^(?:»|>>|⏭)$/u, 'last page'],
  [/^(?:«|<<|⏮)$/u, 'first page'],
  [/^(?:…|⋯|⋮|⁝|\.\.\.|•••|···)$/u, 'more'],
  [/^[☰≡]$/u, 'menu'],
  [/^[⚙🔧]\uFE0F?$/u, 'setting'],
  [/^[★☆⭐]$/u, 'favorite star'],
  [/^[♥♡❤🤍]\uFE0F?$/u, 'like favorite'],
  [/^[👍]$/u, 'like'],
  [/^[👎]$/u, 'dislike'],
  [/^[↻⟳🔄♻]\uFE0F?$/u, 'refresh'],
  [/^[↺↶⎌]$/u, 'undo'],
  [/^[↷]$/u, 'redo'],
  [/^[🔍🔎]$/u, 'search'],
  [/^[🗑]\uFE0F?$/u, 'delete trash'],
  [/^[✎✏🖉]\uFE0F?$/u, 'edit'],
  [/^[🔔]$/u, 'notification'],
  [/^[🔕]$/u, 'mute'],
  [/^[▾▼⌄]$/u, 'expand menu'],
  [/^[▴▲↑⇧]$/u, 'up top'],
  [/^[✓✔☑✅]\uFE0F?$/u, 'done confirm'],
  [/^[📎]$/u, 'attach'],
  [/^[😀😊🙂☺]\uFE0F?$/u, 'emoji'],
  [/^[?？❓]$/u, 'help'],
  [/^[ℹ🛈]\uFE0F?$/u, 'information'],
  [/^@$/u, 'mention'],
];

/** Empty for anything but one known sign. */
export function glyphWords(text: string): string {
  const sign = text.trim();
  if (sign.length > MAX_SIGN) return '';
  return GLYPHS.filter(([pattern]) => pattern.test(sign))
    .map(([, words]) => words)
    .join(' ');
}

const MAX_SIGN = 4;
