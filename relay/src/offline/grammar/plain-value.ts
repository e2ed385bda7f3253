import { isDate } from '../phrases/dates.ts';
import type { DescribedElement } from '../phrases/described-element.ts';

/** Quotations and addresses are masked. */
const MASK = /[\ue000-\uf8ff]/u;

/** Words that stand for a text which the person did not say: "a strong password", 生成一个. */
const UNSAID = [
  /^(?:a|an|the|some|any|my|your|his|her|their|our|its|this|that|these|those|another|each|every)\s+[a-z]/u,
  /^(?:me|us|him|her)(?=\s|$)|^(?:it|this|that|them|something|anything|whatever|everything|nothing|one|same|mine|yours)$/iu,
  /\b(?:random|dummy|made[- ]up|appropriate|suitable|same as|of your choice|generated?|whatever|something|anything|and so on|etc)\b/iu,
  /^(?:not?|never|don['’]?t|isn['’]?t)\s|^(?:不要|别|不用|无需|先不)(?:再|先)?(?:填|写|动|改|点|管|勾|选|提交|发送)/iu,
  /^(?:一[个些段条份]|某|[我你他她]的|该|这|那|同样|相同|自己|默认|合适|正确|随便|随机|任意|什么|上面|下面)/u,
  /^(?:[我你他她它您]们?|老板|客服)$/u,
  /生成|随便|随机|任意|合适的|适当的|编一|想一|你觉得|自动|什么的|之类|同上|一样的?$/u,
];

/** The rest of another frame, or a remark about the field. */
const NO_TEXT =
  /^(?:with|as|to|in|on|at|into|for|from|is|be|and|or|by|of)\s|\s(?:and|or|with|to|leave|put|set|in|into|as)$|^(?:wrong|incorrect|missing|required|invalid|empty|blank|not\b.*|changed|different)$|^(?:填|写|是|为|成|改|给|都|一下|有误|错|不对|空着?|为空|必填)/iu;

/** A request that goes on: no end of the value can be told. */
const GOES_ON =
  /(?:^|[\s,，;；])(?:then|please|click|press|tick|check|uncheck|submit|save|choose|select|instead|don['’]t|do not|if|unless|otherwise|except)(?![\w])|(?:然后|接着|点击|提交表单|勾选|如果|否则|除非)/iu;

/** Whether the words can be the very text for the field: quoted, or said to their end and of the field's type. */
export function isPlainValue(
  value: string,
  field: DescribedElement | undefined,
  isAssigned: boolean,
): boolean {
  if (MASK.test(value)) return true;
  if (/^[?？]+$|^(?:多少|什么|啥|几|哪|谁|怎么|如何|吗|呢|加一|减一)/u.test(value)) return false;
  if (field?.kind === 'select' || field?.kind === 'radio') return !/[?？]$/u.test(value);
  if (!isAssigned && isUnsure(value)) return false;
  return field === undefined || isOfType(value, field);
}

function isUnsure(value: string): boolean {
  return NO_TEXT.test(value) || GOES_ON.test(value) || UNSAID.some(words => words.test(value));
}

const NUMBER = /^[^\d\s]{0,3}[-+]?\d[\d.,]*\s?(?:%|[a-z]{1,3}|[\p{Script=Han}]{1,2})?$/iu;

/** What a field takes, by its type or else its name. */
const TYPES: readonly [type: RegExp, name: RegExp, takes: (value: string) => boolean][] = [
  [
    /^email$/u,
    /^(?:your |work |my )?e-?mail(?: address)?$|^(?:电子)?邮箱(?:地址)?$/iu,
    value => /^\S+@\S+\.\S+$/u.test(value),
  ],
  [
    /^tel$/u,
    /^(?:mobile |cell |your )?(?:phone|mobile|telephone)(?: number)?(?: \(optional\))?$|^(?:手机|电话|联系电话)(?:号码?)?$/iu,
    value => /\d{3}/u.test(value) && !/\p{Letter}{4}/u.test(value),
  ],
  [/^url$/u, /^(?:website|url|网址)$/iu, value => /^\S+\.\S+$/u.test(value)],
  [/^date$/u, /\bdate\b|日期$|生日$/iu, value => isDate(value)],
  [
    /^(?:number|range)$/u,
    /^(?:quantity|qty|amount|price|age|数量|金额|价格|年龄)$/iu,
    value => NUMBER.test(value),
  ],
];

function isOfType(value: string, { name, hints: { type }, kindWords }: DescribedElement): boolean {
  const isSlider = /slider|spin|滑块|数字/iu.test(kindWords);
  const known = TYPES.find(
    ([types, names]) => types.test(isSlider ? 'number' : type) || names.test(name.trim()),
  );
  return known === undefined || known[2](value);
}
