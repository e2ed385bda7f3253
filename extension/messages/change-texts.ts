import type { MessageText } from './message.ts';

/** The same message with each text among its parameters changed, as where secrets are masked. */
export function changeTexts(text: MessageText, change: (text: string) => string): MessageText {
  return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
    key !== 'code' && typeof value === 'string' ? change(value) : value,
  );
}

/** Whether a message quotes a text in one of its parameters. */
export function quotes(text: MessageText, quoted: string): boolean {
  let isQuoted = false;
  changeTexts(text, param => {
    isQuoted ||= param.includes(quoted);
    return param;
  });
  return isQuoted;
}
