import {
  newestText,
  type ReceivedRequest,
  type Script,
  type ScriptedReply,
  say,
} from '@assent/relay/testing';

/** What a scripted model sees in the newest turn. */
export interface ModelView {
  newest: string;
  request: ReceivedRequest;
  /** Ids of the elements whose description matches, in the order of the page block. */
  elements(description: RegExp): string[];
  /** The id of the only such element. Throws when there are none or several, with what the page block says. */
  element(description: RegExp): string;
}

export function look(request: ReceivedRequest): ModelView {
  const newest = newestText(request);
  const rows = [...newest.matchAll(/^(e_\S+) (.*)$/gm)];
  const elements = (description: RegExp): string[] =>
    rows.flatMap(([, id, text]) => (id && text && description.test(text) ? [id] : []));
  const element = (description: RegExp): string => {
    const [id, ...more] = elements(description);
    if (id && more.length === 0) return id;
    throw new Error(`${elements(description).length} elements match ${description} in:\n${newest}`);
  };
  return { newest, request, elements, element };
}

/** A script of one step per request; a step more than written is an error of the test. */
export function steps(...replies: readonly ((view: ModelView) => ScriptedReply)[]): Script {
  return (request, index) => {
    const reply = replies[index];
    if (!reply)
      throw new Error(`The script has ${replies.length} steps, and this is one more: ${newestText(request)}`);
    try {
      return reply(look(request));
    } catch (thrown) {
      // A script that throws would leave the panel waiting; said aloud, it fails the test where it can be seen.
      return say(`The script failed. ${String(thrown)}`);
    }
  };
}
