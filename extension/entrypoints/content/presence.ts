import { servePagePorts } from '../../messaging/page-port.ts';
import { createPresenceSign } from '../../page/overlay/presence.ts';

/** Injected where a turn is at work. What comes through the port is what the sign says. */
servePagePorts('presence', port => {
  const sign = createPresenceSign();
  port.onMessage.addListener((text: string) => sign.say(text));
  return sign.remove;
});
