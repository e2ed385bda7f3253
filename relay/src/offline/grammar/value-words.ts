/** Words that stand for a text which the person did not say: "a strong password", 一句鼓励的话. */
const DESCRIBES = [
  /^(?:something|anything|whatever|wherever|whoever|anywhere|any(?:one|body)|some(?:one|body|where)|some|any|nothing|everything)\b/iu,
  /^(?:an?|one|another|each|every)\s+\p{Ll}/u,
  /^(?:the|your|my|our|his|her|their|this|that|same)\s+(?:\p{L}+[\s-]){0,3}(?:name|title|subject|text|message|note|comment|reply|summary|description|sentence|line|number|date|e-?mail|code|answer|review|question|one|thing|bio|address|paragraph|word|phrase)s?\b/u,
  /\b(?:made[- ]up|of your choice|your choice|up to you|same as|random|dummy|fake|appropriate|suitable|catchy|funny|polite|generated?|and so on|etc|or something|you (?:choose|pick|decide)|like (?:last|before|always)|as (?:usual|before|always|\w+ as))\b/iu,
  /^(?:me|us|him|her|it|this|that|them|one|same|mine|yours|here|there)$/iu,
  /^(?:一[个些段条份句篇封首]|某|随便|随机|任意|合适|适当|好听|有趣)/u,
  /随便|随机|编一|想一[个句]|你觉得|你来|你[定看]|吸引人|好听|有礼貌|委婉|得体|什么的$|之类|越.*越|同上|跟?和?.*一样的?$/u,
  /^(?:[我你他她它您]们?|老板|客服|对方|大家)$/u,
];

/** Only in a text that is not set off by a colon. */
const DESCRIBES_UNLESS_ASSIGNED = [
  /^(?:the|your|my|our|his|her|their|its|this|that|these|those)\s+\p{Ll}/u,
  /^(?:[我你他她]的|该|这|那|同样|相同|自己|默认|正确|什么|上面|下面|上次|之前|原来|点|些|几[句个条]|关于)/u,
  /^(?:想|问|说|能不能|可不可以|帮[我忙]|替我)|润色|翻译|总结|改写|扩写/u,
  /生成|合适的|适当的|自动|差不多|(?:的|的话|一点|一些|点儿?)$/u,
];

/** What is to be done with a text instead of the text. */
const ORDERS =
  /^(?:make|pick|choose|think|come up|invent|generate|try|write|put|say|says|saying|that|tell|ask|asking|explain|mention|thank(?!s|\s+you)|apologi[sz]e|describe|summari[sz]e|let (?:him|her|them)|leave|keep|about|regarding|use)(?!\w)|^(?:说|写|告诉|问问|提醒|表示|感谢一下|夸|换|改|删|去掉|加上|前面|后面|得(?!知))/iu;

/** The field is to stay as it is, or empty. */
const BLANKS =
  /^(?:none|nothing|empty|blank|unchanged|default|n\/a|later|leave .*|keep .*|not .*|never .*|no)$|^(?:无|没有|空|空着|留空|为空|不变|不改|不动|不填|不写|不选|不用|不要|略|默认|待定|再说)$|^(?:不要|别|不用|无需|先不|先别)(?:再|先)?(?:填|写|动|改|点|管|勾|选|提交|发送|保存)/iu;

/** The rest of another frame, or a remark about the field. */
const NO_TEXT =
  /^(?:with|as|to|in|on|at|into|for|from|is|be|and|or|by|of|named|called|should|would|must|can|could|will)\s|\s(?:and|or|with|to|leave|put|set|in|into|as|no|not|the|an?)$|^(?:wrong|incorrect|missing|required|invalid|changed|different|mis\w+|outdated|out of date|incomplete|old|gone|broken|stays?|remains|unchanged|too .*|not\b.*)$|^(?:填|写|是|为|成|改|给|都|一下|有误|错|不对|必填|里(?![\p{Script=Han}]{1,2}$)|里的|中的|上的|的)/iu;

/** A request that goes on: no end of the value can be told. */
const GOES_ON =
  /\band (?:close|send|post|submit|save|publish|share|delete|open|reply|confirm|continue)(?: it)?$|(?:^|[\s,，;；])(?:then|please|click|press|tick|check|uncheck|submit|save|choose|select|instead|don['’]t|do not|if|unless|otherwise|except)(?![\w])|(?:然后|接着|点击|提交表单|勾选|如果|否则|除非)/iu;

/** What people add to a request, about it and not for the field. */
const REMARKS =
  /(?:^|[\s,，;；])(?:please|thanks|thank you|for now|as usual|maybe|perhaps|probably|i (?:think|guess|believe|suppose)|later|ok(?:ay)?|again|too|as well|instead|only|asap|but .*|the rest.*|nothing else|and back|short(?:er)?|first)[.!?]*$|(?:就行|就好|就可以|即可|就成|行了|好了|算了|得了|[吧哈啊哦呀呢嘛啦吗]|怎么样|左右|再说|试试|看看|谢谢|别忘了|记得.*|先|就OK)了?[。.!！]*$|[，,；; ](?:其他|其它|别的|剩下|余下|先别|先不|别忘|记得|之前)/iu;

/** Neither in a name nor in a place; capitals may be a name. */
const ENGLISH_FUNCTION_WORDS =
  /(?<![\p{L}\p{N}'’-])(?:an?|the|in|on|at|to|for|from|with|by|as|is|are|was|were|be|been|am|it|its|this|that|these|those|i|I|I'm|me|my|mine|you|your|he|she|his|her|we|our|us|they|them|their|or|if|so|but|not|no|nor|like|than|then|when|where|wherever|how|what|who|which|via|maybe|perhaps|probably|please|later|now|again|next|same|other|another|any|some|each|every|should|would|could|can|must|just|only|still|yet|instead|too|also|very|really|about|around|before|after|until|while|and|field|name|called|named|don't|doesn't|isn't|won't|can't|leave|back|tomorrow|today|yesterday)(?![\p{L}\p{N}'’-])/u;

const HAN_FUNCTION_WORDS =
  /^(?:里|中的|上的|得|的|与|或|跟|把|给|让|被|在|是|就|才|也|还|再|又|先|不|没|别(?!克)|请|说|称|想|要|该|暂时|临时|前面|后面|大概|大约|可能|也许|最|至少|每|各|全部|所有|离|比|像|，|,)|[的了吗呢吧啊哈呀哦嘛啦]|不|填|改成|改为|设为|就是|而不|别忘|记得|然后|之后|后(?:保存|提交|发送|点|再)|怎么|什么|如果|或|还是|以及|等会|一会|再说|其[他它]|别的|[我你他她您]|谁|(?:最|更|比较|便宜|贵)|\p{Script=Han}{2}[和与]\p{Script=Han}{2}/u;

const PEOPLE_WITHOUT_NAME =
  /^(?:老婆|老公|爸|妈|爸爸|妈妈|父亲|母亲|老板|客服|本人|自己|朋友|同事|真名|公司|单位|学校|全组|全体|身份证)/u;

export function isUnsaid(value: string, isAssigned: boolean): boolean {
  if (BLANKS.test(value) || DESCRIBES.some(words => words.test(value))) return true;
  return !isAssigned && DESCRIBES_UNLESS_ASSIGNED.some(words => words.test(value));
}

export function isOrder(value: string): boolean {
  return ORDERS.test(value);
}

/** Whether it goes on after the text, or begins before it. */
export function isOverrun(value: string): boolean {
  return NO_TEXT.test(value) || GOES_ON.test(value) || REMARKS.test(value);
}

export function hasRemark(value: string): boolean {
  return REMARKS.test(value);
}

export function hasFunctionWords(value: string): boolean {
  return (
    ENGLISH_FUNCTION_WORDS.test(value) || HAN_FUNCTION_WORDS.test(value) || PEOPLE_WITHOUT_NAME.test(value)
  );
}
