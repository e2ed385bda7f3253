// `npm run newcomers`: six people's way from their first command to their first true result, in the real browser: seconds and
// presses. Aims: 60 s, 6 presses. Options: --only TEXT.
import { parseArgs } from 'node:util';
import { buildExtension } from '../browser/build-extension.ts';
import { NEWCOMERS, playNewcomer } from './newcomers.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const MAX_SECONDS = 60;
const MAX_PRESSES = 6;

buildExtension('e2e');
let missed = 0;
for (const newcomer of NEWCOMERS.filter(({ name }) => name.includes(values.only))) {
  try {
    const { seconds, presses } = await playNewcomer(newcomer);
    const isWithin = seconds <= MAX_SECONDS && presses <= MAX_PRESSES;
    if (!isWithin) missed += 1;
    print(`${isWithin ? 'within' : 'MISSED'}  ${newcomer.name}: ${seconds.toFixed(1)} s, ${presses} presses`);
  } catch (thrown) {
    missed += 1;
    print(`FAILED  ${newcomer.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
