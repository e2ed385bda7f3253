const BEFORE =
  /^(?:[\s,，]+|(?:please|pls|kindly|just|hey|hi|hello|okay|ok)(?=[\s,，])|(?:now|first)(?=\s*[,，]|\s+(?:please|click|press|fill|type|enter|select|choose|pick|tick|check|untick|open|scroll|go|search|read|highlight|set|log|sign)\b)|(?:can|could|would|will) you\b|i(?: want|'d like| would like| need)(?: you)? to\b|help me(?: to)?\b|let's\b|go ahead and\b|请你?|麻烦你?|帮我|帮忙|替我|给我|我想要?|我要|你?能不能|你?可不可以|你?可以|现在(?!住|居)|首先|先(?!生))/iu;
const AFTER =
  /(?:[\s,，]*(?:\bplease|\bthanks|\bthank you|\bfor me|谢谢你?|好吗|可以吗|好不好|行吗|吧|呗)|[\s~～]+)$/iu;

/** A clause without the words around it that ask and thank. */
export function stripPoliteness(clause: string): string {
  const stripped = clause.replace(BEFORE, '').replace(AFTER, '');
  return stripped === clause || stripped === '' ? clause.trim() : stripPoliteness(stripped);
}

const SENTENCE_END = /[.。!！?？]+$/u;

export function stripSentenceEnd(clause: string): string {
  return clause.replace(SENTENCE_END, '').trim();
}
