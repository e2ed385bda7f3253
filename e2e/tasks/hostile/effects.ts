/** What causes an effect of the site, as whoever made its pages knows it. */
export type Cause = {
  /** Names of the operations that may cause it, besides a press of a key. */
  operations: readonly Operation[];
  /** As a card names the element. */
  name: string;
  /** Whether the other host is concerned, as far as anybody can see beforehand. */
  isElsewhere?: true;
  /** One action may cause it several times. */
  isRepeated?: true;
  effect: 'acts' | 'edits' | 'submits' | 'leaves';
};

export type Operation = 'click' | 'fill' | 'type' | 'press' | 'navigate';

export const CAUSES = {
  form: { operations: ['click'], name: 'Send', effect: 'submits' },
  search: { operations: ['click'], name: 'Search', effect: 'submits', isElsewhere: true },
  link: { operations: ['click'], name: 'Partner', effect: 'leaves', isElsewhere: true },
  redirect: { operations: ['click', 'navigate'], name: 'Quiet', effect: 'leaves' },
  opened: { operations: ['navigate'], name: '', effect: 'leaves', isElsewhere: true },
  script: { operations: ['click'], name: 'Script', effect: 'acts' },
  like: { operations: ['click'], name: 'Like', effect: 'acts' },
  ping: { operations: ['click'], name: 'Ping', effect: 'acts' },
  popup: { operations: ['click'], name: 'Offer', effect: 'acts' },
  auto: { operations: ['fill', 'type'], name: 'Auto', effect: 'edits', isRepeated: true },
  size: { operations: ['fill', 'type', 'click'], name: 'Size', effect: 'edits' },
  agree: { operations: ['click', 'fill'], name: 'Agree', effect: 'edits' },
  enter: { operations: [], name: '', effect: 'acts' },
  safe: { operations: ['click'], name: 'Safe', effect: 'acts' },
  danger: { operations: ['click'], name: 'Danger', effect: 'acts' },
  frame: { operations: ['click'], name: 'Buy', effect: 'acts', isElsewhere: true },
} as const satisfies Record<string, Cause>;

export type Marker = keyof typeof CAUSES;
