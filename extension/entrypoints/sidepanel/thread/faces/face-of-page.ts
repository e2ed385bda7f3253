import type { Notice } from '../../conversation/conversation.ts';
import type { FaceKind } from './face-kind.ts';

/** Why a page could not be read. Without its origin it can be allowed only where the person clicks our icon. */
export function faceOfPage({ type, origin }: Extract<Notice, { kind: 'page-unreadable' }>): FaceKind {
  switch (type) {
    case 'NotPermitted':
      return origin === undefined ? 'page-by-icon' : 'page-not-allowed';
    case 'Unsupported':
      return 'page-closed';
    case 'PageGone':
      return 'page-gone';
    case 'Timeout':
      return 'page-silent';
    default:
      return 'page-failed';
  }
}
