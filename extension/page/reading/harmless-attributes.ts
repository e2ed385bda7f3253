import { maskAddress } from '../secrets/mask-address.ts';

/** Values, tokens and what scripts keep in `data-` attributes stay in the page. */
const HARMLESS =
  /^(?:href|src|alt|title|name|id|class|type|role|lang|dir|placeholder|label|for|rel|target|method|action|min|max|step|pattern|maxlength|minlength|required|disabled|readonly|checked|selected|multiple|open|hidden|tabindex|colspan|rowspan|datetime|aria-[a-z]+)$/u;

const ADDRESSES = /^(?:href|src|action)$/u;

const MAX_ATTRIBUTE = 2_000;

/** Whether an attribute of that name leaves the page. */
export function isHarmlessAttribute(name: string): boolean {
  return HARMLESS.test(name.toLowerCase());
}

/** Its value without what is secret in an address; other secrets are for the caller to mask. */
export function attributeText(name: string, value: string): string {
  const short = value.slice(0, MAX_ATTRIBUTE);
  return ADDRESSES.test(name.toLowerCase()) ? maskAddress(short) : short;
}
