import { toolResultSchema } from '@assent/shared';
import { parseJson } from '../backend/read-stream.ts';
import { type Finding, fail, pass, unseen } from '../report/check.ts';
import { excerpt } from '../report/excerpt.ts';
import { decisionIn, resultIn } from './post.ts';
import type { Scene } from './scenario.ts';

/** Expects that the client understood the call: its decision came back once, with the same id. */
export function judgeDecided({ answers, toolId, next }: Scene): Finding {
  const [decision, ...more] = answers.map(decisionIn).filter(given => given?.toolId === toolId);
  if (more.length > 0)
    return fail(`${more.length + 1} decisions on one call.`, `一个调用有 ${more.length + 1} 个决定。`);
  if (decision) return pass(decidedWord(decision.approved).en, decidedWord(decision.approved).zh);
  const [wrong] = answers;
  if (wrong)
    return fail(excerpt(wrong.request?.message ?? wrong.body), excerpt(wrong.request?.message ?? wrong.body));
  return next ? notUnderstood() : notReached();
}

function decidedWord(approved: boolean): { en: string; zh: string } {
  return approved
    ? { en: 'Approved, once.', zh: '已批准，一次。' }
    : { en: 'Rejected, once.', zh: '已拒绝，一次。' };
}

/** Expects this decision, provided that the user followed the instruction. */
export function judgeDecidedAs(approved: boolean): (scene: Scene) => Finding {
  return scene => {
    const decided = judgeDecided(scene);
    const decision = scene.answers.map(decisionIn).find(given => given !== undefined);
    if (decided.mark !== 'pass' || decision?.approved === approved) return decided;
    return unseen('The person decided the other way.', '用户作了相反的决定。');
  };
}

/** Expects the result of a browser tool, once and unchanged. */
export function judgeResult(scene: Scene): Finding {
  const { browserTool, answers, next } = scene;
  if (browserTool === undefined) {
    return unseen('The client offered no browser tool.', '客户端没有提供浏览器工具。');
  }
  const [answer, ...more] = answers;
  if (!answer) return next ? notUnderstood() : notReached();
  if (more.length > 0)
    return fail(`${more.length + 1} results of one call.`, `一个调用有 ${more.length + 1} 个结果。`);
  const given = resultIn(answer);
  const message = excerpt(answer.request?.message ?? answer.body);
  if (given?.toolName !== browserTool) return fail(message, message);
  const isToTheLetter = answer.request?.message === `浏览器工具 ${browserTool} 执行结果: ${given.result}`;
  const isResult = toolResultSchema.safeParse(parseJson(given.result)).success;
  return isToTheLetter && isResult ? pass(message, message) : fail(message, message);
}

/** Expects a rejection to be sent as one. */
export function judgeRejection(scene: Scene): Finding {
  const came = judgeResult(scene);
  if (came.mark !== 'pass') return came;
  const [answer] = scene.answers;
  const result = parseJson((answer && resultIn(answer)?.result) ?? '');
  const isRejected = toolResultSchema.safeParse(result).data?.error_type === 'Rejected';
  return isRejected ? came : unseen(`It was not rejected: ${came.seen.en}`, `没有被拒绝：${came.seen.zh}`);
}

/** Expects recovery: the client sent nothing about a call, and the user could continue in the same session. */
export function judgeWentOn({ answers, next, first }: Scene): Finding {
  const [answer] = answers;
  if (answer) return fail(`It sent: ${excerpt(answer.body)}`, `它发送了：${excerpt(answer.body)}`);
  if (!next) return notReached();
  return next.request?.session_id === first.request?.session_id
    ? pass('The next message came.', '收到了下一条消息。')
    : fail('The next message came in another session.', '下一条消息来自另一个会话。');
}

/** Expects a broken stream to be resumed, after a received event or from the beginning; both are valid. */
export function judgeTakenUp(ids: readonly string[]): (scene: Scene) => Finding {
  return scene => {
    const [after] = scene.takenUp;
    if (scene.takenUp.length === 0) {
      return unseen(
        'The client did not take the stream up, which is all right.',
        '客户端没有续接，这没有问题。',
      );
    }
    if (after !== undefined && !ids.includes(after)) {
      return fail(
        `Last-Event-ID: ${excerpt(after)}, which was never sent.`,
        `Last-Event-ID：${excerpt(after)}，从未发送过。`,
      );
    }
    return judgeDecided(scene);
  };
}

function notUnderstood(): Finding {
  return fail(
    'The next message came, and nothing about the call: it was not understood, or not shown.',
    '收到了下一条消息，但没有关于该调用的内容：客户端没有识别它，或没有显示。',
  );
}

function notReached(): Finding {
  return unseen('Nothing came after it.', '之后没有收到任何内容。');
}
