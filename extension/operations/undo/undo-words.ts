/** What is said of going back. Never what a field held: that may be a secret. */
export const UNDO_WORDS = {
  zh: {
    undone: (name: string) => `“${name}” 已恢复原状。`,
    textOnly: (name: string) => `“${name}” 的文字已恢复，但原来的格式没有恢复。`,
    already: (name: string) => `“${name}” 已经是原来的样子，没有变化。`,
    changed: (name: string) => `“${name}” 之后又被你或页面改动过，所以没有动它。`,
    gone: (name: string) => `“${name}” 已不在页面上，无法撤销。`,
    goneMeanwhile: (name: string) => `撤销时页面移除了 “${name}”，请查看页面确认。`,
    refused: (name: string) => `页面没有接受，“${name}” 没有完全恢复原状。请查看页面，手动改回。`,
    pressed: (name: string) =>
      `为撤销按下了 “${name}” 原来的选项，但它没有恢复原状；这个选项可能做了别的事。请查看页面。`,
    forgotten: '这个页面已重新加载或已更换，原来的内容没有保留，无法撤销。',
    beyond: '这一步没有改变可以恢复的内容，或者已经提交出去，无法撤销。',
    disabled: (name: string) => `“${name}” 现在不能操作，所以没有撤销。`,
    noEmpty: (name: string) => `“${name}” 原来多半没有选任何一项，页面没有回到那个状态的办法，请手动处理。`,
    noOption: (name: string) => `“${name}” 里已经找不到原来的选项，请手动改回。`,
  },
  en: {
    undone: (name: string) => `"${name}" is back as it was.`,
    textOnly: (name: string) => `The text of "${name}" is back; how it was formatted is not.`,
    already: (name: string) => `"${name}" is as it was already, so nothing changed.`,
    changed: (name: string) => `"${name}" was changed since, by you or by the page, so it was left alone.`,
    gone: (name: string) => `"${name}" is no longer on the page, so this can't be undone.`,
    goneMeanwhile: (name: string) =>
      `The page took "${name}" away while it was undone. Look at the page to see how it stands.`,
    refused: (name: string) =>
      `The page did not take it: "${name}" is not quite as it was. Look at the page and set it by hand.`,
    pressed: (name: string) =>
      `The option that "${name}" showed before was pressed, but it is not as it was: the option may have done something else. Look at the page.`,
    forgotten:
      "This page was loaded anew since, and what it held before is not kept, so this can't be undone.",
    beyond: "This step changed nothing that can be put back, or it was sent already, so it can't be undone.",
    disabled: (name: string) => `"${name}" can't be used now, so it was not undone.`,
    noEmpty: (name: string) =>
      `There is no option in "${name}" that leads back to how it was, most likely with nothing chosen. Set it by hand.`,
    noOption: (name: string) => `What was chosen in "${name}" before is no option any more. Set it by hand.`,
  },
} as const;
