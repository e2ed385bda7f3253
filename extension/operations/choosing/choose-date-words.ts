export const CHOOSE_DATE_WORDS = {
  zh: {
    done: (name: string, value: string) => `“${name}” 现在是：${value}`,
    already: (name: string, value: string) => `“${name}” 原本就是 ${value}，没有变化。`,
    unverified: (name: string, value: string) =>
      `已在 “${name}” 的日期选择器里操作，但没能确认它采用了所选的值，现在显示：${value || '（空）'}。请查看页面，或改为亲手选择。`,
    noField: (name: string) => `“${name}” 不是日期或时间控件。请选择日期输入框、打开日历的按钮或日历本身。`,
    noCalendar: (name: string) =>
      `点击 “${name}” 后没有出现能读懂的日历。请先 click 它，再 click 日历里的日期，或改为亲手选择。`,
    noMonth: (day: string, shown: string) =>
      `日历翻不到 ${day} 所在的月份，现在显示：${shown}。请换一个日期，或改为亲手选择。`,
    closed: (day: string, open: string) =>
      `${day} 在日历里不可选。这个月可选的日子：${open || '没有'}。请换一个日期。`,
    leads: (day: string) =>
      `${day} 会打开链接或提交表单，不能当作日期来选。请用 click 操作它，卡片会显示去向。`,
    outOfRange: (min: string, max: string) =>
      `这个控件只接受${min ? `从 ${min} 起` : ''}${max ? `到 ${max} 为止` : ''}的值。请换一个日期。`,
    order: '结束日期早于开始日期。请交换两者。',
    single: (name: string) => `“${name}” 只能选一个日期。请去掉 end，另一个日期用它自己的控件。`,
  },
  en: {
    done: (name: string, value: string) => `"${name}" is now set to: ${value}`,
    already: (name: string, value: string) => `"${name}" was ${value} already, so nothing changed.`,
    unverified: (name: string, value: string) =>
      `Worked in the picker of "${name}", but could not confirm that it took the value; it now shows: ${value || '(empty)'}. Look at the page, or have it chosen by hand.`,
    noField: (name: string) =>
      `"${name}" takes no date or time. Choose a date field, the button that opens a calendar, or the calendar itself.`,
    noCalendar: (name: string) =>
      `No calendar that can be read appeared after a press on "${name}". Click it and then click a day, or have it chosen by hand.`,
    noMonth: (day: string, shown: string) =>
      `The calendar does not lead to the month of ${day}; it shows: ${shown}. Choose another date, or have it chosen by hand.`,
    closed: (day: string, open: string) =>
      `${day} cannot be chosen in this calendar. Open days of that month: ${open || 'none'}. Choose another date.`,
    leads: (day: string) =>
      `${day} is a link or sends a form, so it is not chosen as a day. Click it instead: then it is shown where it leads.`,
    outOfRange: (min: string, max: string) =>
      `This takes values ${[min && `from ${min}`, max && `up to ${max}`].filter(Boolean).join(' ')}. Choose another date.`,
    order: 'The end is before the start. Swap them.',
    single: (name: string) =>
      `"${name}" takes one date. Leave "end" out, and use the other date's own field.`,
  },
} as const;
