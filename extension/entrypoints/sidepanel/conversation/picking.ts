import type { MessageText } from '../../../messages/message.ts';
/** The row of a waiting card for which the person points at another element in the page, and how far they have come. */
export interface Picking {
  callId: string;
  index: number;
  state:
    | { status: 'pointing'; at: { kind: string; name: string } | undefined }
    /** The page could not be asked. */
    | { status: 'failed'; message: MessageText };
}
