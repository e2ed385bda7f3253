import { cleanText } from '../../page/dom/clean-text.ts';
import type { Choice } from './match-option.ts';

const MAX_REPORTED_OPTIONS = 30;

/** What there is to choose from, for a model that named something else. */
export function listOptions(options: readonly Choice[]): string {
  const labels = options.map(({ label }) => cleanText(label, 40)).filter(Boolean);
  const rest = labels.length - MAX_REPORTED_OPTIONS;
  return labels.slice(0, MAX_REPORTED_OPTIONS).join(' | ') + (rest > 0 ? ` | … (+${rest})` : '');
}

export const NOT_AN_OPTION = {
  zh: (name: string, options: string) => `没有名为 “${cleanText(name, 60)}” 的选项。可选：${options}`,
  en: (name: string, options: string) =>
    `There is no option "${cleanText(name, 60)}". Choose from: ${options}`,
};

export const NOT_A_SECRET_OPTION = {
  zh: (name: string) =>
    `没有名为 “${cleanText(name, 60)}” 的选项。这里的选项属于保密内容，不会列出；需要亲手选择。`,
  en: (name: string) =>
    `There is no option "${cleanText(name, 60)}". The options here are secret and are not listed: it has to be chosen by hand.`,
};

export const SELECT_WORDS = {
  zh: {
    done: (name: string) => `“${name}” 现在选的是：`,
    already: (name: string) => `“${name}” 原本就是这样选的，没有变化：`,
    refused: (name: string) => `页面没有接受选择，“${name}” 现在是：`,
    left: (name: string, url: string) => `已在 “${name}” 选择，页面正在前往 ${url}。`,
    disabled: (option: string) => `选项 “${option}” 已被页面禁用，请选择别的选项。`,
    leads: (option: string) =>
      `选项 “${option}” 会打开链接或提交表单，不能当作选项来选。请用 click 操作它，卡片会显示去向。`,
    single: (name: string) => `“${name}” 只能选一项。请只给出一个值。`,
    ambiguous: (option: string, count: number) =>
      `列表里有 ${count} 个名为 “${option}” 的选项，没有选择任何一个。请写出完整路径，或先打开列表，再 click 要选的那一个。`,
    leftover: (name: string, options: string) =>
      `已在 “${name}” 选择，但原来的选项没能去掉：${options}。请先移除它们，或亲手处理。现在选的是：`,
    noList: (name: string) => `点击 “${name}” 后没有出现选项列表。请先 click 它，再查看最新的元素列表。`,
    unverified: (name: string) =>
      `已在 “${name}” 的列表里点击了选项，但没能确认是否选中；请查看最新的元素列表。`,
  },
  en: {
    done: (name: string) => `"${name}" is now set to: `,
    already: (name: string) => `"${name}" was set so already, and nothing changed: `,
    refused: (name: string) => `The page did not take the choice; "${name}" is now set to: `,
    left: (name: string, url: string) => `Chose in "${name}", and the page is going to ${url}.`,
    disabled: (option: string) => `The option "${option}" is disabled by the page. Choose another.`,
    leads: (option: string) =>
      `"${option}" is a link or sends a form, so it is not chosen as an option. Click it instead: then it is shown where it leads.`,
    single: (name: string) => `"${name}" takes one option only. Give a single value.`,
    ambiguous: (option: string, count: number) =>
      `The list has ${count} options called "${option}", so none was chosen. Give the whole path, or open the list and click the one that is meant.`,
    leftover: (name: string, options: string) =>
      `Chose in "${name}", but what was chosen before could not be taken away: ${options}. Remove it first, or have it removed by hand. It is now set to: `,
    noList: (name: string) =>
      `No list of options appeared after a press on "${name}". Click it first, then look at the newest list of elements.`,
    unverified: (name: string) =>
      `Clicked the option in the list of "${name}", but could not confirm that it was chosen; look at the newest list of elements.`,
  },
} as const;
