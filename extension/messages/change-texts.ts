import type { MessageText } from './message.ts';

/** Changes each text in a message's parameters, for example to mask secrets. */
export function changeTexts(text: MessageText, change: (text: string) => string): MessageText {
  return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
    key !== 'code' && typeof value === 'string' ? change(value) : value,
  );
}

export function quotes(text: MessageText, quoted: string): boolean {
  let isQuoted = false;
  changeTexts(text, param => {
    isQuoted ||= param.includes(quoted);
    return param;
  });
  return isQuoted;
}
