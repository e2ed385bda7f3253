import { browserSessionSchema, sessionScreenshotSchema, sessionSnapshotSchema } from '@assent/shared';
import type { Check } from '../report/check.ts';
import { errorCodeOf, expectError, expectThat, outcomeOf, played } from './expect-answer.ts';
import type { ObservedSession } from './observe-sessions.ts';
import { pathOf } from './session-client.ts';

const PNG = 'iVBORw0KGgo';

export const SESSION_CHECKS: readonly Check<ObservedSession>[] = [
  {
    id: 'browser-create',
    group: 'browsers',
    requirement: {
      en: 'POST /api/v1/browser/session answers 201 with sessionId, expiresAt, status and viewport.',
      zh: 'POST /api/v1/browser/session 以 201 回应，含 sessionId、expiresAt、status 和 viewport。',
    },
    next: {
      en: 'Serve browser sessions below that path; the shapes are in /openapi.json.',
      zh: '在该路径下提供浏览器会话；格式见 /openapi.json。',
    },
    judge: ({ created }) =>
      expectThat(created.status === 201 && browserSessionSchema.safeParse(created.json).success, created),
  },
  {
    id: 'browser-describe',
    group: 'browsers',
    requirement: { en: 'GET of a session describes it.', zh: 'GET 会话会描述该会话。' },
    next: { en: 'Answer the same shape as at its creation.', zh: '以创建时的格式回应。' },
    judge: observed =>
      played(({ described }) => {
        const isSame = pathOf(described) === pathOf(observed.created);
        return expectThat(isSame && browserSessionSchema.safeParse(described.json).success, described);
      })(observed),
  },
  {
    id: 'browser-open',
    group: 'browsers',
    requirement: {
      en: '/open shows the page, and says its address and title.',
      zh: '/open 打开网页，并说明其地址和标题。',
    },
    next: {
      en: "Let the browser reach the kit's pages, whose address is above, and wait until the page is there.",
      zh: '让浏览器可以访问套件的网页（地址见上），并等到网页就绪。',
    },
    judge: played(({ opened }) => {
      const { success, title } = outcomeOf(opened) ?? {};
      return expectThat(success === true && title === 'Kit shop', opened);
    }),
  },
  {
    id: 'browser-snapshot',
    group: 'browsers',
    requirement: {
      en: 'A snapshot has a line for each element, with a ref for what can be acted on, and its role and name in `refs`.',
      zh: '快照中每个元素占一行；可操作的元素有 ref，其角色和名称在 `refs` 中。',
    },
    next: {
      en: 'Write lines as `- button "Save" [ref=e1]`, and list each ref of the answer.',
      zh: '每行写成 `- button "Save" [ref=e1]`，并列出回应中的每个 ref。',
    },
    judge: played(({ snapshot }) => {
      const { snapshot: lines = '', refs = {} } = sessionSnapshotSchema.safeParse(snapshot.json).data ?? {};
      const [, ref = ''] = /^\s*- button "Save" .*\[ref=([^\]]+)\]$/mu.exec(lines) ?? [];
      return expectThat(refs[ref]?.role === 'button' && refs[ref]?.name === 'Save', snapshot);
    }),
  },
  {
    id: 'browser-frames',
    group: 'browsers',
    requirement: {
      en: 'Frames and shadow trees are part of a snapshot.',
      zh: '快照包含框架和影子树。',
    },
    next: { en: 'Go into each frame and each shadow root.', zh: '进入每个框架和每个影子根。' },
    judge: played(({ snapshot }) => {
      const lines = sessionSnapshotSchema.safeParse(snapshot.json).data?.snapshot ?? '';
      return expectThat(lines.includes('"Coupon"') && lines.includes('"In the shadow"'), snapshot);
    }),
  },
  {
    id: 'browser-delta',
    group: 'browsers',
    requirement: {
      en: '/snapshot/delta tells what changed since a snapshot.',
      zh: '/snapshot/delta 说明某次快照之后的变化。',
    },
    next: { en: 'Compare with the snapshot of that id.', zh: '与该编号的快照比较。' },
    judge: played(({ delta }) => {
      const lines = sessionSnapshotSchema.safeParse(delta.json).data?.snapshot ?? '';
      return expectThat(/^\s*\+.*Saved\./mu.test(lines) && !lines.includes('"Idle"'), delta);
    }),
  },
  {
    id: 'browser-screenshot',
    group: 'browsers',
    requirement: { en: '/screenshot answers a picture in base64.', zh: '/screenshot 以 base64 返回图片。' },
    next: {
      en: 'Give `media_type`, `data` and what was painted over.',
      zh: '给出 `media_type`、`data` 和被涂盖的内容。',
    },
    judge: played(({ picture }) => {
      const { data = '' } = sessionScreenshotSchema.safeParse(picture.json).data ?? {};
      return expectThat(data.startsWith(PNG), picture);
    }),
  },
  {
    id: 'browser-close',
    group: 'browsers',
    requirement: {
      en: 'DELETE closes a session. From then on it answers 404, for every command.',
      zh: 'DELETE 关闭会话，此后任何命令都以 404 回应。',
    },
    next: {
      en: 'Answer `session_not_found` for a session that was closed.',
      zh: '对已关闭的会话回应 `session_not_found`。',
    },
    judge: played(({ closed, gone, commandOnGone }) => {
      if (closed.status !== 200) return expectThat(false, closed);
      const answers = [gone, commandOnGone];
      const wrong = answers.find(
        answer => errorCodeOf(answer) !== 'session_not_found' || answer.status !== 404,
      );
      return expectThat(wrong === undefined, wrong ?? gone);
    }),
  },
  {
    id: 'browser-foreign',
    group: 'browsers',
    requirement: {
      en: 'An id that is nobody’s gets the same answer as a closed session, so that ids can not be tried.',
      zh: '不存在的编号与已关闭的会话得到相同的回应，使人无法猜测编号。',
    },
    next: {
      en: 'Answer 404 `session_not_found` in both cases.',
      zh: '两种情况都回应 404 `session_not_found`。',
    },
    judge: played(({ unknown, gone }) => {
      const isSame = JSON.stringify(unknown.json) === JSON.stringify(gone.json);
      return isSame ? expectError(unknown, 404, ['session_not_found']) : expectThat(false, unknown);
    }),
  },
];
