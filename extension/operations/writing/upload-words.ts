interface Given {
  name: string;
  count: number;
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
const them = ({ count }: Given) => (count === 1 ? 'it' : 'them');
const chosen = {
  zh: ({ name, count }: Given) => `为 “${name}” 选择了 ${count} 个文件`,
  en: ({ name, count }: Given) => `${files(count)} chosen for "${name}"`,
};

export const UPLOAD_WORDS = {
  zh: {
    dropped: '把选择的文件拖放到这里',
    several: (name: string, count: number) =>
      `“${name}” 对应 ${count} 个文件选择框，无法确定是哪一个。请给出其中一个文件框或它的按钮。`,
    noFileField: (name: string) => `“${name}” 不接受文件。请选择文件选择框、上传按钮或拖放区。`,
    folder: (name: string) => `“${name}” 需要选择整个文件夹，只能在网页上亲手选择：需要亲手点击它。`,
    noneChosen: (name: string) => `没有为 “${name}” 选择文件，所以没有执行。重新提出后可以在面板里选择。`,
    onlyOne: (name: string) => `“${name}” 只能放一个文件，所以没有执行。请只选择一个。`,
    unreachable: (name: string, cover: string) =>
      cover
        ? `“${name}” 被 “${cover}” 挡住了，没有放入文件。请先关闭或移开它。`
        : `“${name}” 滚动后仍不在可见区域，没有放入文件。请先让它显示出来。`,
    takesNone: (name: string) =>
      `“${name}” 旁边没有文件选择框，也不接受拖放的文件，所以没有放入。请选择别的目标，或亲手点击它并选择文件，然后继续。`,
    held: (given: Given) => `${chosen.zh(given)}，网页的文件框里已经有了。`,
    taken: (given: Given, shown: string) =>
      `${chosen.zh(given)}，网页接收后有变化${shown ? `，新出现：${shown}` : ''}。请查看最新的页面，确认是否成功。`,
    emptied: (given: Given) =>
      `${chosen.zh(given)}，但网页清空了文件框，没有接收。请查看页面的提示，或换一个文件。`,
    ignored: (given: Given) =>
      `${chosen.zh(given)} 并放到了那里，但没有看到网页接收。请查看页面，或改为亲手上传。`,
  },
  en: {
    dropped: 'drop the chosen files here',
    several: (name: string, count: number) =>
      `"${name}" stands for ${count} file fields, and which is meant is not clear. Name one of the fields, or its own button.`,
    noFileField: (name: string) =>
      `"${name}" takes no files. Choose a file field, an upload button or a drop area.`,
    folder: (name: string) =>
      `"${name}" takes a whole folder, which can be chosen by hand only, in the page, with a click on it.`,
    noneChosen: (name: string) =>
      `No file was chosen for "${name}", so nothing was done. Once it is proposed again, one can be chosen in the panel.`,
    onlyOne: (name: string) => `"${name}" takes a single file, so nothing was done. Only one may be chosen.`,
    unreachable: (name: string, cover: string) =>
      cover
        ? `"${name}" is covered by "${cover}", so no file was put there. Close or move that first.`
        : `"${name}" cannot be brought into view, so no file was put there. Make it visible first.`,
    takesNone: (name: string) =>
      `"${name}" has no file field and lets no files drop on it, so none was put there. Choose another target, or have it clicked and the file chosen by hand; go on from there afterwards.`,
    held: (given: Given) => `${chosen.en(given)}, and the page's file field holds ${them(given)}.`,
    taken: (given: Given, shown: string) =>
      `${chosen.en(given)}, and the page took ${them(given)} and changed${shown ? `; it now shows: ${shown}` : ''}. Look at the newest page to see whether that was accepted.`,
    emptied: (given: Given) =>
      `${chosen.en(given)}, but the page emptied the field again and did not take ${them(given)}. Look at what the page says, or have another file chosen.`,
    ignored: (given: Given) =>
      `${chosen.en(given)}, but nothing shows that the page took what was dropped there. Look at the page, or have ${them(given)} uploaded by hand.`,
  },
} as const;
