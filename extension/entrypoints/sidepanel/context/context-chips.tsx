import { useState } from 'react';
import { useTurn, useWords } from '../panel-context.ts';
import { SiteRule } from '../site/site-rule.tsx';
import type { RequestPreview } from '../turn/preview-request.ts';
import { AddTab } from './add-tab.tsx';
import styles from './context.module.css';
import { PageChip } from './page-chip.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuoteChip } from './quote-chip.tsx';
import { SelectionChip } from './selection-chip.tsx';
import { TabChips } from './tab-chips.tsx';

/** What goes along with the message that is being written, each to be left out by itself, and all of it to be seen. */
export function ContextChips({ text }: { text: string }): React.ReactNode {
  const { context: words, preview: previewWords } = useWords();
  const turn = useTurn();
  const [preview, show] = useState<Promise<RequestPreview>>();
  return (
    <div className={styles.context}>
      <ul className={styles.chips} aria-label={words.goesAlong}>
        <PageChip />
        <TabChips />
        <AddTab />
        <SelectionChip />
        <QuoteChip />
      </ul>
      <SiteRule />
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => show(turn.preview(text))}
      >
        {previewWords.open}
      </button>
      {preview && <PreviewDialog preview={preview} close={() => show(undefined)} />}
    </div>
  );
}
