import { answerInPage } from '../../messaging/answer-in-page.ts';
import type {
  DescribeUntoldCall,
  PeekCall,
  ReadFrameCall,
  ReadSelectionCall,
  ReadTreeCall,
  TellPlaceCall,
} from '../../messaging/reader-calls.ts';
import { PageError } from '../../page/page-error.ts';

/** Answers in our own page what is called by name in others, once `ready`. */
export function answerReadings(ready: Promise<void>): void {
  const state = async (): Promise<AssentDocumentState> => {
    await ready;
    return globalThis.assentDocumentState ?? {};
  };
  answerInPage<ReadFrameCall>(
    'reader.readFrame',
    async request => (await state()).reader?.readFrame(request) ?? absent(),
  );
  answerInPage<PeekCall>('reader.peek', async request => (await state()).peek?.(request) ?? absent());
  answerInPage<ReadTreeCall>('reader.readTree', async () => (await state()).reader?.readTree() ?? absent());
  answerInPage<ReadSelectionCall>(
    'reader.readSelection',
    async () => (await state()).reader?.readSelection() ?? absent(),
  );
  answerInPage<DescribeUntoldCall>(
    'reader.describeUntold',
    async request => (await state()).describeUntold?.(request) ?? absent(),
  );
  answerInPage<TellPlaceCall>(
    'reader.tellPlace',
    async address => (await state()).tellPlace?.(address) ?? absent(),
  );
}

function absent(): never {
  throw new PageError('InternalError', 'The scripts of this page are not there.');
}
