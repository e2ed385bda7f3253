import type { RunnableRow } from '../../conversation/card.ts';
import { filesOf } from '../../conversation/chosen-files.ts';
import { useLanguage, usePanel, useTurn, useWords } from '../../panel/panel-context.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

interface FileChoiceProps {
  callId: string;
  index: number;
  preview: RunnableRow['preview'];
}

/** Where the person chooses the files for a row: the model can't, and the page only hints at what it takes. */
export function FileChoice({ callId, index, preview }: FileChoiceProps): React.ReactNode {
  const { card: words } = useWords();
  const turn = useTurn();
  const files = usePanel(({ chosenFiles }) => filesOf(chosenFiles, callId, index));
  if (!preview.asksFile) return null;
  const { accept, multiple } = preview.asksFile;
  const prompt = multiple ? words.chooseFiles : words.chooseFile;
  return (
    <div className={styles.files}>
      <label className={styles.choose}>
        {prompt}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          aria-label={words.chooseFor(prompt, preview.facts?.name || words.unnamed)}
          onChange={event => turn.chooseFiles(callId, index, [...(event.currentTarget.files ?? [])])}
        />
      </label>
      {files && files.length > 0 && <ChosenList files={files} />}
    </div>
  );
}

function ChosenList({ files }: { files: readonly File[] }): React.ReactNode {
  const language = useLanguage();
  const { card: words } = useWords();
  return (
    <ul aria-label={words.chosenFiles}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of one choice never move.
        <li key={index}>
          <ShownText text={file.name} /> <span className={styles.size}>{sizeIn(file.size, language)}</span>
        </li>
      ))}
    </ul>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function sizeIn(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const unitDisplay = step === 0 ? 'long' : 'short';
  const format = {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay,
    maximumSignificantDigits: 3,
  } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1000 ** step);
}
