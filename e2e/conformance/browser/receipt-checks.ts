import { type Check, fail } from '../report/check.ts';
import {
  describe,
  errorCodeOf,
  expectError,
  expectThat,
  issuesOf,
  outcomeOf,
  played,
} from './expect-answer.ts';
import { SECRET } from './kit-site.ts';
import type { ObservedSession } from './observe-sessions.ts';

const NOTHING_SEEN: ReadonlySet<string> = new Set(['no_change', 'needs_user']);

export const RECEIPT_CHECKS: readonly Check<ObservedSession>[] = [
  {
    id: 'browser-fill',
    group: 'browsers',
    requirement: {
      en: 'A fill sets the value of its field, which can be read back.',
      zh: '填写会设置字段的值，并且可以读回。',
    },
    next: { en: 'Report `changed` when the field holds the value.', zh: '字段中有该值时报告 `changed`。' },
    judge: played(({ filled, readBack }) => {
      const isFilled = outcomeOf(filled)?.success === true && outcomeOf(filled)?.effect === 'changed';
      if (!isFilled) return expectThat(false, filled);
      return expectThat(outcomeOf(readBack)?.value === 'kit@example.com', readBack);
    }),
  },
  {
    id: 'browser-secrets',
    group: 'browsers',
    requirement: {
      en: 'The value of a password field is in no answer.',
      zh: '任何回应都不含密码字段的值。',
    },
    next: { en: 'Mask it in snapshots and wherever values are read.', zh: '在快照和读取值的地方遮盖它。' },
    judge: played(seen => {
      const { snapshot, secret, delta } = seen;
      const leak = [snapshot, secret, delta].find(({ json }) => JSON.stringify(json ?? '').includes(SECRET));
      return leak ? fail('A password was told.', '泄露了密码。') : expectThat(secret.status !== 0, secret);
    }),
  },
  {
    id: 'browser-changed',
    group: 'browsers',
    requirement: {
      en: 'A click with an effect reports it: `success` is true, `effect` is `changed`.',
      zh: '有效果的点击会报告效果：`success` 为 true，`effect` 为 `changed`。',
    },
    next: {
      en: 'Watch the page after the action, and say what it shows.',
      zh: '操作之后观察网页，并说明其显示。',
    },
    judge: played(({ saved, saves }) => {
      const { success, effect } = outcomeOf(saved) ?? {};
      return expectThat(success === true && effect === 'changed' && saves > 0, saved);
    }),
  },
  {
    id: 'browser-no-change',
    group: 'browsers',
    requirement: {
      en: 'A click without an effect is no success: `effect` is `no_change`, or `needs_user` where real input may help.',
      zh: '没有效果的点击不算成功：`effect` 为 `no_change`，真实输入可能有用时为 `needs_user`。',
    },
    next: { en: 'Do not report that a click was sent as a success.', zh: '不要把发出点击报告为成功。' },
    judge: played(({ dead }) => {
      const { success, effect } = outcomeOf(dead) ?? {};
      return expectThat(success === false && NOTHING_SEEN.has(effect ?? ''), dead);
    }),
  },
  {
    id: 'browser-once',
    group: 'browsers',
    requirement: {
      en: 'A repeated Idempotency-Key gets the first answer, and runs nothing.',
      zh: '重复的 Idempotency-Key 得到第一次的回应，不再执行。',
    },
    next: { en: 'Keep the outcomes of a session by their keys.', zh: '按键保存会话的结果。' },
    judge: played(({ saved, repeated, saves }) => {
      if (saves !== 1) return fail(`The button was pressed ${saves} times.`, `按钮被按了 ${saves} 次。`);
      return expectThat(JSON.stringify(saved.json) === JSON.stringify(repeated.json), repeated);
    }),
  },
  {
    id: 'browser-key-reused',
    group: 'browsers',
    requirement: {
      en: 'An Idempotency-Key with another action is refused with 409.',
      zh: '同一 Idempotency-Key 用于另一操作时以 409 拒绝。',
    },
    next: { en: 'Compare the body with the one that the key came with.', zh: '与该键首次的正文比较。' },
    judge: played(({ reused }) => expectError(reused, 409, ['idempotency_key_reused'])),
  },
  {
    id: 'browser-stale',
    group: 'browsers',
    requirement: {
      en: 'A ref whose element has gone is refused, and nothing else is pressed in its place.',
      zh: '元素已消失的 ref 会被拒绝，也不会改按别的元素。',
    },
    next: {
      en: 'Bind refs to the element itself, never to a place in the page, and answer 409 `stale_ref`.',
      zh: '把 ref 绑定到元素本身，而不是网页中的位置，并以 409 `stale_ref` 回应。',
    },
    judge: played(({ cleared, stale, wrongPresses }) => {
      if (wrongPresses > 0) return fail('Another button was pressed.', '按下了另一个按钮。');
      if (outcomeOf(cleared)?.success !== true) return fail(describe(cleared), describe(cleared));
      return expectError(stale, 409, ['stale_ref', 'element_changed']);
    }),
  },
  {
    id: 'browser-element-changed',
    group: 'browsers',
    requirement: {
      en: 'A ref whose element has another name by now is refused, and `issues` say what is there.',
      zh: '元素名称已改变的 ref 会被拒绝，`issues` 说明现在有什么。',
    },
    next: {
      en: 'Compare the element with what the snapshot showed; answer 409 `element_changed` with what it was, what it is, and which refs have that role and name now.',
      zh: '把元素与快照所示比较；以 409 `element_changed` 回应，说明之前和现在是什么，以及哪些 ref 现在有该角色和名称。',
    },
    judge: played(({ relabelled, renamed, erasures }) => {
      if (erasures > 0) return fail('The renamed button was pressed.', '按下了已改名的按钮。');
      if (outcomeOf(relabelled)?.success !== true) return fail(describe(relabelled), describe(relabelled));
      const judged = expectError(renamed, 409, ['element_changed']);
      return judged.mark === 'pass' ? expectThat(issuesOf(renamed) > 0, renamed) : judged;
    }),
  },
  {
    id: 'browser-unknown-ref',
    group: 'browsers',
    requirement: { en: 'A ref that was never given is refused.', zh: '从未给出的 ref 会被拒绝。' },
    next: {
      en: 'Answer 404 `element_not_found` or 409 `stale_ref`.',
      zh: '回应 404 `element_not_found` 或 409 `stale_ref`。',
    },
    judge: played(({ unknownRef }) => {
      const isRefused = [404, 409].includes(unknownRef.status) && errorCodeOf(unknownRef) !== undefined;
      return expectThat(isRefused, unknownRef);
    }),
  },
];
