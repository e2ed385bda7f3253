import { acceptedFetches } from './cases/fetch-forms/accepted.ts';
import { refusedFetches } from './cases/fetch-forms/refused.ts';
import { asian } from './cases/fifth/asia.ts';
import { chineseLife } from './cases/fifth/chinese-life.ts';
import { chineseWork } from './cases/fifth/chinese-work.ts';
import { englishLife } from './cases/fifth/english-life.ts';
import { englishWork } from './cases/fifth/english-work.ts';
import { northEastern } from './cases/fifth/north-east.ts';
import { western } from './cases/fifth/west.ts';
import { fileCases } from './cases/files.ts';
import { adminCases } from './cases/fourth/admin.ts';
import { authorityCases } from './cases/fourth/authorities.ts';
import { bookingCases } from './cases/fourth/bookings.ts';
import { chineseCases } from './cases/fourth/chinese.ts';
import { moneyCases } from './cases/fourth/money.ts';
import { peopleCases } from './cases/fourth/people.ts';
import { storeCases } from './cases/fourth/stores.ts';
import { trackerCases } from './cases/fourth/trackers.ts';
import { workspaceCases } from './cases/fourth/workspaces.ts';
import { installedCases } from './cases/installed.ts';
import { linkCases } from './cases/links.ts';
import { amidNoise } from './cases/noise/amid.ts';
import { inertCases } from './cases/noise/inert.ts';
import { optimisticCases } from './cases/optimistic.ts';
import { appForms } from './cases/second/app-forms.ts';
import { appMoves } from './cases/second/app-moves.ts';
import { chineseAccepted } from './cases/second/chinese-accepted.ts';
import { chineseRefused } from './cases/second/chinese-refused.ts';
import { chineseServers } from './cases/second/chinese-servers.ts';
import { controlsBack } from './cases/second/controls-back.ts';
import { languageCases } from './cases/second/languages.ts';
import { lateCases } from './cases/second/late.ts';
import { noisyCases } from './cases/second/noisy.ts';
import { otherWays } from './cases/second/other-ways.ts';
import { quietFeedback } from './cases/second/quiet-feedback.ts';
import { serverAccepted } from './cases/second/server-accepted.ts';
import { serverCrashes } from './cases/second/server-crashes.ts';
import { serverLogins } from './cases/second/server-logins.ts';
import { serverRefused } from './cases/second/server-refused.ts';
import { slowAnswers } from './cases/second/slow-answers.ts';
import { takenBack } from './cases/second/taken-back.ts';
import { acceptedForms } from './cases/server-forms/accepted.ts';
import { brokenForms } from './cases/server-forms/broken.ts';
import { refusedForms } from './cases/server-forms/refused.ts';
import { rowForms } from './cases/server-forms/rows.ts';
import { slowCases } from './cases/slow.ts';
import { accountCases } from './cases/third/accounts.ts';
import { bankCases } from './cases/third/banks.ts';
import { cloudCases } from './cases/third/clouds.ts';
import { fileManagerCases } from './cases/third/files.ts';
import { mailCases } from './cases/third/mail.ts';
import { officeCases } from './cases/third/offices.ts';
import { oldBoxCases } from './cases/third/old-boxes.ts';
import { serviceCases } from './cases/third/public-offices.ts';
import { shopCases } from './cases/third/shops.ts';
import { travelCases } from './cases/third/travel.ts';
import { writingCases } from './cases/third/writing.ts';
import { widgetCases } from './cases/widgets.ts';
import { wizardCases } from './cases/wizards.ts';
import type { TruthCase } from './truth-case.ts';

const groups = {
  'server-rendered forms': [...acceptedForms, ...refusedForms, ...brokenForms, ...rowForms],
  'forms sent by scripts': [...acceptedFetches, ...refusedFetches],
  'shown before the server knows': optimisticCases,
  'steps and checks of the page itself': wizardCases,
  'slow servers': slowCases,
  'links and error pages': linkCases,
  'uploads and downloads': fileCases,
  'noise: what does nothing': inertCases,
  'noise: what does something': amidNoise,
  widgets: widgetCases,
  'second: servers that accept': serverAccepted,
  'second: servers that refuse': [...serverRefused, ...serverCrashes],
  'second: signing in': serverLogins,
  'second: apps and their forms': [...appForms, ...appMoves],
  'second: taken back': [...takenBack, ...controlsBack],
  'second: after the result': lateCases,
  'second: quiet feedback': quietFeedback,
  'second: Chinese, accepted': [...chineseAccepted, ...chineseServers],
  'second: Chinese, refused': chineseRefused,
  'second: other languages': languageCases,
  'second: restless pages': noisyCases,
  'second: slow answers': slowAnswers,
  'second: other ways': otherWays,
  'third: mail and chat': mailCases,
  'third: shops': shopCases,
  'third: banks and taxes': bankCases,
  'third: Chinese public services': serviceCases,
  'third: journeys and libraries': travelCases,
  'third: offices': officeCases,
  'third: forums and publishing': writingCases,
  'third: clouds and databases': cloudCases,
  'third: accounts and settings': accountCases,
  'third: files, tables and sheets': fileManagerCases,
  'third: routers and printers': oldBoxCases,
  'fourth: consoles of sites': adminCases,
  'fourth: trackers and help desks': trackerCases,
  'fourth: stores': storeCases,
  'fourth: money and taxes': moneyCases,
  'fourth: Chinese sites': chineseCases,
  'fourth: bookings': bookingCases,
  'fourth: public offices': authorityCases,
  'fourth: people and messages': peopleCases,
  'fourth: workspaces and clouds': workspaceCases,
  'fifth: tools and consoles': englishWork,
  'fifth: everyday errands': englishLife,
  'fifth: Chinese at work': chineseWork,
  'fifth: Chinese at home': chineseLife,
  'fifth: western Europe': western,
  'fifth: northern and eastern Europe': northEastern,
  'fifth: from Turkey to Japan': asian,
  'installed applications': installedCases,
} satisfies Record<string, readonly TruthCase[]>;

export type GroupedTruth = TruthCase & { group: string; label: string };

export const truthCases: readonly GroupedTruth[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((each: TruthCase) => ({ ...each, group, label: `${group}: ${each.name}` })),
);
