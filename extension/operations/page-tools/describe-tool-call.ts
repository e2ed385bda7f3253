import type { MessageText } from '../../messages/message.ts';
import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { bodyOf } from '../../page/dom/native-dom.ts';
import type { Effects } from '../../page/observing/effects.ts';
import type { Outcome } from '../contract/outcome.ts';
import { describeAction } from '../receipt/describe-action.ts';
import type { ToolAnswer } from './answer-of-tool.ts';

const MAX_QUOTED = 300;

interface Called {
  name: string;
  answer: ToolAnswer;
}

/** The effect is what was observed on the page; what the tool says of itself is only quoted. */
export function describeToolCall({ name, answer }: Called, effects: Effects): Outcome {
  const observed = describeAction(
    {
      element: bodyOf(document),
      name,
      said: saidOf(name, answer),
      nothing: message('pageTool.noChange'),
      isDone: false,
      isPress: false,
      isPage: true,
    },
    effects,
  );
  const value = answer.kind === 'answered' && answer.text !== '' ? { value: answer.text } : {};
  return { ...observed, ...value, ...verdictOn(answer, observed) };
}

/** A tool that only looks something up changes nothing, and has done what it should. */
function verdictOn(
  { kind, replaced }: ToolAnswer,
  { success, effect }: Outcome,
): Pick<Outcome, 'success'> & Pick<Partial<Outcome>, 'error_type'> {
  if (replaced === 'before') return { success: false, error_type: 'ElementChanged' };
  if (kind === 'failed') return { success: false, error_type: 'NotInteractable' };
  if (kind === 'silent') return { success: false, error_type: 'Timeout' };
  return { success: success || effect === 'no_change' };
}

function saidOf(name: string, answer: ToolAnswer): MessageText {
  const { replaced } = answer;
  const said = answerText(name, answer);
  if (replaced === undefined) return said;
  const sentences = [said, message(`pageTool.replaced.${replaced}`, { name })];
  return message('sentences', { sentences });
}

function answerText(name: string, answer: ToolAnswer): MessageText {
  switch (answer.kind) {
    case 'answered':
      return message('pageTool.answered', { name, said: cleanText(answer.text, MAX_QUOTED) });
    case 'failed':
      return message('pageTool.failed', { name, said: answer.text });
    case 'silent':
      return message('pageTool.silent', { name });
    case 'filled':
      return message('pageTool.filled', { name });
    case 'left':
      return message('pageTool.left', { name });
  }
}
