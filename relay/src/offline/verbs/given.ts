import type { ClauseReader, Intent } from '../intent.ts';
import { splitFields } from '../split-field.ts';
import { plainValue } from './fill.ts';
import { matchFirst } from './match-first.ts';

const GIVEN = [
  /^(?:my |the )?(?<target>[^:：=]{1,40}?)\s*[:：=]\s*(?<value>.+)$/iu,
  /^(?:my |the )?(?<target>.{1,40}?)\s+(?:is|should be|shall be|must be)\s+(?<value>.+)$/iu,
  /^(?:我的?)?(?<target>[^:：=]{1,20}?)(?:应该?)?[是为](?!什么|谁|哪|多少|几|否|不是|啥)[:： ]?(?<value>[^?？吗]+)$/u,
];
const SAYS_NAME = /^(?:我叫|i am called |i'm called )(?<name>.+)$/iu;
const NO_NAME = /^(?:https?|\d+|note|ps)$/iu;

/** "Email: a@b.c", "手机号是138…", "first name Ann": only of fields that the page has, or among others of such a list. */
export const readGiven: ClauseReader = (clause, previous, known) => {
  const { target, value } = matchFirst(GIVEN, clause) ?? {};
  if (target && value && !NO_NAME.test(target) && (known.isField(target) || isListItem(clause, previous)))
    return { verb: 'set', target, value: plainValue(value) };
  const name = SAYS_NAME.exec(clause)?.groups?.name;
  if (name && known.isField('姓名')) return { verb: 'set', target: '姓名', value: plainValue(name) };
  const split = splitFields(clause, known);
  return split.length > 0
    ? split.map(given => ({ verb: 'set', ...given, value: plainValue(given.value) }))
    : undefined;
};

const COLON = /^[^:：]{1,25}[:：]/u;

function isListItem(clause: string, previous: Intent | undefined): boolean {
  return COLON.test(clause) && (previous?.verb === 'set' || previous?.verb === 'fill');
}
