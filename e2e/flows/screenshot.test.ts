import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { coloursOfPicture } from '../browser/colours-of-picture.ts';
import { grantAllSites } from '../browser/grant-all-sites.ts';
import { keeps, untilKept } from './kept-conversations.ts';
import { act } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** A picture on its way: from the card, through the relay, to a model that is shown it. */

const SECRET = `<input type=password value=hunter2 style="position:fixed;left:20px;top:20px;width:200px;height:40px;
  background:#ff0;border:0;z-index:9">`;

test('a screenshot is approved, taken with the password painted over, sent to the model, shown, and not stored', async () => {
  const seen: ModelView[] = [];
  const script = steps(
    () => act({ action: 'screenshot', target: {}, params: {} }),
    view => {
      seen.push(view);
      return say('I see a black box.');
    },
  );
  const options = { page: 'reading', script, extension: grantAllSites() };
  const { panel, page, sent } = await startAssent(options);
  await page.evaluate(`document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(SECRET)})`);
  await panel.ask('What does it look like?');
  await panel.shows('The visible part');
  await panel.shows('are painted over first');
  expect(await panel.text()).not.toContain("Don't ask again");
  expect(await panel.text()).not.toContain('clicked the Assent icon');
  await panel.approve();
  await panel.shows('I see a black box.');
  const picture = pictureIn(seen[0]);
  expect(
    await coloursOfPicture(page, picture, [
      [25, 25],
      [120, 40],
      [215, 55],
    ]),
  ).toEqual(Array(3).fill([0, 0, 0]));
  expect(seen[0]?.newest).toMatch(
    /"pictures":\[\{"media_type":"image\/(png|jpeg)","width":\d+,"height":\d+,"bytes":\d+\}\]/,
  );
  expect(seen[0]?.newest).toContain('"painted_over":{"secrets":1,"frames":0}');
  expect(sent.at(-1)?.length).toBeLessThan(1_000_000);
  const shown = panel.page.getByRole('img', { name: /as the model receives it/ });
  expect(await shown.getAttribute('src')).toContain(picture);
  await untilKept(panel.page, 'I see a black box.');
  expect(await keeps(panel.page, picture.slice(100, 160))).toBe(false);
});

function pictureIn(view: ModelView | undefined): string {
  for (const block of view?.request.messages.at(-1)?.content ?? []) {
    if (block.type === 'image' && 'source' in block) return JSON.parse(JSON.stringify(block.source)).data;
  }
  throw new Error('The model was shown no picture.');
}
