import { type Message, message } from '../../messages/message.ts';
import type { Picture, Pictured, PicturedPart, PictureSubject } from './picture.ts';

const OF_PART = {
  visible: 'picture.ofVisible',
  element: 'picture.ofElement',
  page: 'picture.ofPage',
} as const;

/** What the card says of a picture before it is taken. */
export function describeSubject(part: PicturedPart, subject: PictureSubject): Message[] {
  const { width, height, isBehind, isKnownAllowed } = subject;
  return [
    message(OF_PART[part], { width, height }),
    message('picture.secrets'),
    ...(isBehind ? [message('picture.toFront')] : []),
    ...(isKnownAllowed ? [] : [message('picture.clickFirst')]),
  ];
}

export function describePictured({ pictures, painted, cutAt, isPartial, wasBehind }: Pictured): Message {
  const sentences = [
    message('picture.taken', { sizes: pictures.map(sizeOf).join('; ') }),
    message('picture.painted', painted),
    ...(cutAt ? [message('picture.cut', cutAt)] : []),
    ...(isPartial ? [message('picture.partial')] : []),
    ...(wasBehind ? [message('picture.wasBehind')] : []),
    message('picture.attached'),
  ];
  return message('sentences', { sentences });
}

/** `1280×720 px, 84 kB` */
function sizeOf({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  return `${width}×${height} px, ${Math.ceil(bytes / 1000)} kB`;
}
