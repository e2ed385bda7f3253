import * as z from 'zod';
import { defineServerTool, type ServerTool } from './server-tool.ts';
import { ServerToolFailure } from './server-tool-result.ts';

function formatter(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  } catch (cause) {
    throw new ServerToolFailure('There is no such time zone. Use an IANA name such as "Asia/Shanghai".', {
      type: 'InvalidArgument',
      cause,
    });
  }
}

/** The time, here or in a given IANA zone. */
export function currentTime(now: () => Date = () => new Date()): ServerTool {
  return defineServerTool({
    name: 'current_time',
    description: "Returns the current date and time, in the relay's time zone or in a given IANA time zone.",
    parameters: z.object({
      zone: z.string().optional().describe('IANA time zone, such as "Asia/Shanghai" or "Europe/Berlin"'),
    }),
    async run({ zone }) {
      const format = formatter(zone);
      const at = now();
      const weekday = at.toLocaleDateString('en', { weekday: 'long', timeZone: zone });
      return {
        time: format.format(at),
        weekday,
        zone: format.resolvedOptions().timeZone,
        utc: at.toISOString(),
      };
    },
  });
}
