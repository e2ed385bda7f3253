import { Eye, FileText, TextQuote, TextSelect } from 'lucide-react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { pageAlong } from '../conversation/shared-tabs.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { PageToolsSwitch } from '../site/page-tools-switch.tsx';
import { SiteRule } from '../site/site-rule.tsx';
import type { RequestPreview } from '../turn/build-request.ts';
import { AddTab } from './add-tab.tsx';
import { Chip, type ChipProps } from './chip.tsx';
import styles from './context.module.css';
import { PageName } from './page-name.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { TabChips } from './tab-chips.tsx';

/** The context of the next message, each part removable, with a preview of all of it. */
export function ContextChips({ text }: { text: string }): React.ReactNode {
  const { context: messages, preview: previewMessages } = useMessages();
  const turn = useTurn();
  const [preview, show] = useState<Promise<RequestPreview>>();
  return (
    <div className={styles.context}>
      <ul className={styles.chips} aria-label={messages.goesAlong}>
        <PageChip />
        <TabChips />
        <AddTab />
        <SelectionChip />
        <QuoteChip />
      </ul>
      <SiteRule />
      <PageToolsSwitch />
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        title={previewMessages.open}
        onClick={() => show(turn.preview(text))}
      >
        <Eye aria-hidden="true" />
        <span>{previewMessages.open}</span>
      </button>
      {preview && <PreviewDialog preview={preview} close={() => show(undefined)} />}
    </div>
  );
}

/** The page of the next message. Once removed, it stays out of this conversation until the person adds it again. */
function PageChip(): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const { isInFront, ...page } = usePanel(
    useShallow(({ conversation, pageContext }) => pageAlong(conversation, pageContext)),
  );
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  if (isOff) {
    return (
      <li className={styles.off}>
        <span>{messages.pageOffNote}</span>
        <button type="button" className={styles.include} onClick={() => turn.includePage(true)}>
          {messages.include}
        </button>
      </li>
    );
  }
  return (
    <Chip icon={FileText} remove={messages.leavePageOut} onRemove={() => turn.includePage(false)}>
      <PageName page={page} unnamed={isInFront ? messages.thisPage : messages.otherTab} />
      {!isInFront && <span className={styles.notInFront}>{messages.notInFront}</span>}
    </Chip>
  );
}

/** The quotation from the page's context menu. It stays when the selection changes. */
function QuoteChip(): React.ReactNode {
  const { composer: messages } = useMessages();
  const turn = useTurn();
  const quote = usePanel(({ conversation }) => conversation.quote);
  if (!quote) return null;
  return (
    <ExcerptChip
      icon={TextQuote}
      about={messages.asksAbout}
      excerpt={quote.text}
      length={quote.text.length}
      remove={messages.removeQuote}
      onRemove={() => turn.quote(undefined)}
    />
  );
}

/** The current selection. It disappears with the page. */
function SelectionChip(): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const selection = usePanel(({ pageContext }) => pageContext.selection);
  // A quotation from the context menu takes its place.
  const isLeftOut = usePanel(
    ({ pageContext, conversation }) =>
      pageContext.isSelectionLeftOut || conversation.isPageOff === true || conversation.quote !== undefined,
  );
  if (!selection || isLeftOut) return null;
  return (
    <ExcerptChip
      icon={TextSelect}
      about={messages.selected}
      excerpt={selection.excerpt}
      length={selection.length}
      remove={messages.removeSelection}
      onRemove={() => turn.leaveSelectionOut()}
    />
  );
}

interface ExcerptChipProps extends Omit<ChipProps, 'children'> {
  about: string;
  excerpt: string;
  length: number;
}

/** The beginning of a page's text, marked as the page's own, and its length. */
function ExcerptChip({ about, excerpt, length, ...chip }: ExcerptChipProps): React.ReactNode {
  const { context: messages } = useMessages();
  return (
    <Chip {...chip}>
      <span className={styles.hidden}>{about} </span>
      <q className={styles.title}>
        <bdi>{excerpt}</bdi>
      </q>
      <span className={styles.aside}>{messages.characters(length)}</span>
    </Chip>
  );
}
