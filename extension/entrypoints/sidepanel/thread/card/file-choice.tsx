import { useMessages } from '../../../../components/language.ts';
import type { Format } from '../../../../messages/formatting/format.ts';
import type { RunnableRow } from '../../conversation/card.ts';
import { filesOf } from '../../conversation/chosen-files.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import { spoken } from '../../ui/visible-text.ts';
import styles from './card.module.css';

interface FileChoiceProps {
  callId: string;
  index: number;
  preview: RunnableRow['preview'];
}

/** The person chooses the files of a row: the model can't, and the page only hints at the accepted types. */
export function FileChoice({ callId, index, preview }: FileChoiceProps): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  const files = usePanel(({ chosenFiles }) => filesOf(chosenFiles, callId, index));
  if (!preview.asksFile) return null;
  const { accept, multiple } = preview.asksFile;
  const prompt = multiple ? messages.chooseFiles : messages.chooseFile;
  return (
    <div className={styles.files}>
      <label className={styles.choose}>
        {prompt}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          aria-label={messages.chooseFor(
            prompt,
            spoken(preview.facts?.name ?? '') || preview.facts?.kind || messages.unnamed,
          )}
          onChange={event => turn.chooseFiles(callId, index, [...(event.currentTarget.files ?? [])])}
        />
      </label>
      {files && files.length > 0 && <ChosenList files={files} />}
    </div>
  );
}

function ChosenList({ files }: { files: readonly File[] }): React.ReactNode {
  const { card: messages, format } = useMessages();
  return (
    <ul aria-label={messages.chosenFiles}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of one choice never move.
        <li key={index}>
          <ShownText text={file.name} /> <span className={styles.size}>{sizeIn(file.size, format)}</span>
        </li>
      ))}
    </ul>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function sizeIn(bytes: number, format: Format): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const unitDisplay = step === 0 ? 'long' : 'short';
  return format.number(bytes / 1000 ** step, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay,
    maximumSignificantDigits: 3,
  });
}
