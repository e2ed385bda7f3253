/** 3:30 pm, 下午3点半 and 15:30 mean the same. What may mean two times, or none, is left as it is, to be refused. */
export function tidyTime(value: string): string {
  const parts = WRITTEN.exec(value.trim())?.groups;
  if (!parts) return value;
  const hour = hourOf(Number(parts.hour), (parts.part ?? parts.half ?? '').replace(/\./gu, '').toLowerCase());
  const isMarked = [parts.part, parts.half, parts.minute, parts.sign].some(Boolean);
  if (hour === undefined || !isMarked) return value;
  const minute = MINUTES[parts.minute ?? ''] ?? parts.minute ?? '00';
  return `${pad(String(hour))}:${pad(minute)}${parts.seconds ?? ''}`;
}

const WRITTEN =
  /^(?<part>上午|早上|凌晨|中午|下午|傍晚|晚上)?\s*(?<hour>\d{1,2})\s*((?<sign>:(?=\d\d)|[点點时時])\s*(?<minute>\d{1,2}|半|一刻|三刻)?\s*分?(?<seconds>:\d{2}(\.\d{1,3})?)?)?\s*(?<half>[ap]\.?m\.?)?$/iu;

const MINUTES: Readonly<Record<string, string>> = { 半: '30', 一刻: '15', 三刻: '45' };

function hourOf(hour: number, partOfDay: string): number | undefined {
  if (/^(am|上午|早上|凌晨)$/u.test(partOfDay)) {
    if (hour > 12) return undefined;
    return hour === 12 ? 0 : hour;
  }
  // At night may be of one day or of the next.
  if (/^(傍晚|晚上)$/u.test(partOfDay) && (hour < 5 || hour === 12)) return undefined;
  if (partOfDay === '中午' && hour > 2) return hour === 11 || hour === 12 ? hour : undefined;
  return partOfDay !== '' && hour < 12 ? hour + 12 : hour;
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}
