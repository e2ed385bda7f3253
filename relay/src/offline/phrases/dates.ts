const FORMS = [
  /^(?:(?<year>\d{4})\s*[年/.-]\s*)?(?<month>\d{1,2})\s*[月/.-]\s*(?<day>\d{1,2})\s*[日号]?$/u,
  /^(?<name>[a-z]{3,9})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/iu,
  /^(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<name>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/iu,
];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as YYYY-MM-DD; without a year, the next such day. Other words stay as they are. */
export function readDate(words: string, today: Date = new Date()): string {
  for (const form of FORMS) {
    const { year, month, name, day } = form.exec(words.trim())?.groups ?? {};
    const ofYear = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
    if (!day || !(ofYear >= 1 && ofYear <= 12)) continue;
    const monthAndDay = `${String(ofYear).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${year ?? nextYearWith(monthAndDay, today)}-${monthAndDay}`;
  }
  return words;
}

export function isDate(words: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(readDate(words));
}

function nextYearWith(monthAndDay: string, today: Date): number {
  const isPast = monthAndDay < today.toISOString().slice(5, 10);
  return today.getUTCFullYear() + (isPast ? 1 : 0);
}
