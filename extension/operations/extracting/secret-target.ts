import type { Language } from '@assent/shared';
import { isSecret } from '../../page/secrets/secrets.ts';
import type { BoundTarget } from '../operation.ts';
import type { Outcome } from '../outcome.ts';

/** What is told of a target that holds a secret, which is nothing of it; undefined for all others. */
export function secretTarget(target: BoundTarget, language: Language): Outcome | undefined {
  if (target.kind !== 'element' || !isSecret(target.element)) return undefined;
  return { success: false, error_type: 'NotPermitted', message: SECRET[language] };
}

const SECRET = {
  zh: '这是保密的输入框（密码、验证码、卡号或文件），内容（包括是否为空）不会读取。',
  en: 'This field holds a secret (a password, a code, a card number or a file), which is not read; nor is it told whether it is empty.',
} as const;
